/// The distances between a section's items and its edges, in points: UIKit's `sectionInset`.
public struct LayoutInset: Hashable, Sendable {
  /// The inset above.
  public var top: Double
  /// The inset on the left.
  public var left: Double
  /// The inset below.
  public var bottom: Double
  /// The inset on the right.
  public var right: Double

  /// No inset on any side.
  public static let zero = LayoutInset(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates an inset from its four sides.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package var transposed: LayoutInset { LayoutInset(top: left, left: top, bottom: right, right: bottom) }
  package func leading(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? left : top }
  package func trailing(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? right : bottom }
  func leadingAcross(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? top : left }
  func trailingAcross(_ direction: ScrollDirection) -> Double { direction.isHorizontal ? bottom : right }
  var isValid: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
