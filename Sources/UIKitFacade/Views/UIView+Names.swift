import Foundation

extension UIView {
  /// How a view's content would be placed in it.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill
    /// As large as fits, in proportion.
    case scaleAspectFit
    /// As small as fills, in proportion.
    case scaleAspectFill
    /// Drawn anew in each size.
    case redraw
    /// In the middle, in its own size.
    case center
    /// In the middle at the top.
    case top
    /// In the middle at the bottom.
    case bottom
    /// In the middle at the left.
    case left
    /// In the middle at the right.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight
  }

  /// What ``intrinsicContentSize`` is along an axis where content has no size by itself.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The size that content needs at least.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The size that content is given when there is room.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
