/// The distances by which the content is inset from the edges of the scroll view, in points: UIKit's
/// `adjustedContentInset`.
public struct ContentInset: Hashable, Sendable {
  /// The inset above the content.
  public var top: Double
  /// The inset left of the content.
  public var left: Double
  /// The inset below the content.
  public var bottom: Double
  /// The inset right of the content.
  public var right: Double

  /// No inset on any side.
  public static let zero = ContentInset(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates an inset from its four sides.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package func leading(_ axis: ScrollAxis) -> Double { axis.isHorizontal ? left : top }
  package func trailing(_ axis: ScrollAxis) -> Double { axis.isHorizontal ? right : bottom }
  package var transposed: ContentInset { ContentInset(top: left, left: top, bottom: right, right: bottom) }

  /// Returns the inset with an amount added before the content and removed after it: the range moves as it is.
  package func shifted(by amount: Double, _ axis: ScrollAxis) -> ContentInset {
    axis.isHorizontal
      ? ContentInset(top: top, left: left + amount, bottom: bottom, right: right - amount)
      : ContentInset(top: top + amount, left: left, bottom: bottom - amount, right: right)
  }
}
