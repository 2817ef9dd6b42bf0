/// A width and a height, in points.
public struct LayoutSize: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size with no extent.
  public static let zero = LayoutSize(width: 0, height: 0)

  /// Creates a size from its extents.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  package var transposed: LayoutSize { LayoutSize(width: height, height: width) }

  @inline(__always) init(along: Double, across: Double, _ direction: ScrollDirection) {
    (width, height) = direction.isHorizontal ? (along, across) : (across, along)
  }

  @inline(__always)
  package func along(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? width : height }

  @inline(__always)
  package func across(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? height : width }
  var isValid: Bool { width >= 0 && height >= 0 && width.isFinite && height.isFinite }
}
