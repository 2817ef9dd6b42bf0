/// Decides where a scroll view lands: the one hook a drag ends with.
///
/// UIKit's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and SwiftUI's `ScrollTargetBehavior` ask the
/// same question. A behavior may keep state between calls, hence `mutating`.
///
///     struct NearestHundred: ScrollTargetBehavior {
///       mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
///         target.x = (target.x / 100).rounded() * 100
///       }
///     }
public protocol ScrollTargetBehavior {
  /// Rewrites the target content offset, or leaves it.
  ///
  /// The target is rounded to the pixel afterwards. It may lie beyond the edges: the view then goes there and bounces
  /// back. A component that is not finite is taken as left alone.
  /// - Parameters:
  ///   - target: The content offset at which the view would come to rest, in points.
  ///   - context: What is known about the release.
  mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext)
}
