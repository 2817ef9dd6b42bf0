/// A position to which an app scrolls: what it asked for last, or the view to which the user scrolled.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var asked: ScrollRequest? { didSet { isPositionedByUser = false } }
  public var edge: Edge? { if case .edge(let edge) = asked { edge } else { nil } }
  public var point: CGPoint? { if case .point(let x, let y) = asked { CGPoint(x: x, y: y) } else { nil } }
  public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(edge: Edge) { scrollTo(edge: edge) }
  public init(point: CGPoint) { scrollTo(point: point) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    asked = .view(AnyHashable(id), anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) { asked = .edge(edge) }
  public mutating func scrollTo(point: CGPoint) { asked = .point(x: point.x, y: point.y) }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .view(let id, _) = asked { id.base as? T } else { nil }
  }

  /// What is asked for; a view is aligned at its own anchor, else at that of the modifier.
  func request(at modifierAnchor: UnitPoint?) -> ScrollRequest? {
    if case .view(let id, nil) = asked { .view(id, anchor: modifierAnchor) } else { asked }
  }

  /// Takes the view to which the user scrolled.
  mutating func follow(_ id: AnyHashable) {
    asked = .view(id, anchor: nil)
    isPositionedByUser = true
  }
}
