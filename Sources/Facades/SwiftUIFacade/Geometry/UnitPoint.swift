/// A point of a rectangle in parts of its size, from (0, 0), the top leading corner, to (1, 1).
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let (leading, center, trailing) = (Self(x: 0, y: 0.5), Self(x: 0.5, y: 0.5), Self(x: 1, y: 0.5))
  public static let (top, bottom) = (Self(x: 0.5, y: 0), Self(x: 0.5, y: 1))
  public static let (topLeading, topTrailing) = (Self(x: 0, y: 0), Self(x: 1, y: 0))
  public static let (bottomLeading, bottomTrailing) = (Self(x: 0, y: 1), Self(x: 1, y: 1))
}
