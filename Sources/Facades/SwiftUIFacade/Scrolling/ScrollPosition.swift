/// A position to which an app scrolls: what it asked for last, or the view to which the user scrolled.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  private var identity: AnyHashable?
  private var anchor: UnitPoint?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(edge: Edge) { scrollTo(edge: edge) }
  public init(point: CGPoint) { scrollTo(point: point) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (identity, self.anchor, edge, point) = (AnyHashable(id), anchor, nil, nil)
    isPositionedByUser = false
  }

  public mutating func scrollTo(edge: Edge) { (identity, anchor, self.edge, point) = (nil, nil, edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (identity, anchor, edge, self.point) = (nil, nil, nil, point) }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

  /// What is asked for; a view is aligned at its own anchor, else at that of the modifier.
  func request(at modifierAnchor: UnitPoint?) -> ScrollRequest? {
    identity.map { .view($0, anchor: anchor ?? modifierAnchor) } ?? edge.map { .edge($0) }
      ?? point.map { .point(x: $0.x, y: $0.y) }
  }

  /// Takes the view to which the user scrolled.
  mutating func follow(_ id: AnyHashable) {
    (identity, anchor, edge, point, isPositionedByUser) = (id, nil, nil, nil, true)
  }
}
