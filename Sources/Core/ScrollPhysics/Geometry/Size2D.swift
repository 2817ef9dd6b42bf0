/// A width and a height, in points.
public struct Size2D: Hashable, Sendable {
  /// The extent along the horizontal axis.
  public var width: Double
  /// The extent along the vertical axis.
  public var height: Double

  /// A size with no extent.
  public static let zero = Size2D(width: 0, height: 0)

  /// Creates a size from its extents.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  package subscript(axis: ScrollAxis) -> Double {
    get { axis.isHorizontal ? width : height }
    set { if axis.isHorizontal { width = newValue } else { height = newValue } }
  }

  /// The point in the middle of a rectangle of this size at the origin.
  package var middle: Vector2D { Vector2D(x: width / 2, y: height / 2) }

  package var transposed: Size2D { Size2D(width: height, height: width) }
}
