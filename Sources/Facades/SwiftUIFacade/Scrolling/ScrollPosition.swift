/// A position to which an app scrolls; here a value that keeps what was asked for last.
public struct ScrollPosition: Equatable, Sendable {
  private var identity: Identity?
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  public var isPositionedByUser = false

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  public init(edge: Edge) { scrollTo(edge: edge) }
  public init(point: CGPoint) { scrollTo(point: point) }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (identity, edge, point) = (Identity(base: id), nil, nil)
  }

  public mutating func scrollTo(edge: Edge) { (identity, self.edge, point) = (nil, edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (identity, edge, self.point) = (nil, nil, point) }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { identity?.base as? T }

  private struct Identity: Equatable, Sendable {
    let base: any Hashable & Sendable

    static func == (a: Identity, b: Identity) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
  }
}
