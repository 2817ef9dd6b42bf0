/// A rectangle in the content's coordinates, in points.
public struct LayoutRect: Hashable, Sendable {
  /// The corner nearest to the content's origin.
  public var origin: LayoutPoint
  /// The width and height.
  public var size: LayoutSize

  /// Creates a rectangle from its corner and size.
  public init(origin: LayoutPoint, size: LayoutSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from its corner and size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Returns whether two rectangles share more than an edge, like `CGRect.intersects`; an empty rectangle needs to
  /// share a point.
  public func intersects(_ other: LayoutRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
