import Foundation

extension UIView {
  /// The placements of a view's content in its bounds.
  ///
  /// The facade draws no content.
  public enum ContentMode: Int, Sendable {
    /// Scales the content to fill the view.
    case scaleToFill
    /// Scales the content to fit the view, keeping its aspect ratio.
    case scaleAspectFit
    /// Scales the content to fill the view, keeping its aspect ratio.
    case scaleAspectFill
    /// Redraws the content when the bounds change.
    case redraw
    /// Centers the content.
    case center
    /// Centers the content at the top.
    case top
    /// Centers the content at the bottom.
    case bottom
    /// Centers the content at the left.
    case left
    /// Centers the content at the right.
    case right
    /// Aligns the content with the top left corner.
    case topLeft
    /// Aligns the content with the top right corner.
    case topRight
    /// Aligns the content with the bottom left corner.
    case bottomLeft
    /// Aligns the content with the bottom right corner.
    case bottomRight
  }

  /// The value of ``intrinsicContentSize`` along an axis where the view has no natural size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The option to use the smallest possible size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The option to use the largest possible size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
