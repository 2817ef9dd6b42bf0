/// A point in the content's coordinates, in points.
public struct LayoutPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// The content's origin.
  public static let zero = LayoutPoint(x: 0, y: 0)

  /// Creates a point from its coordinates.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}
