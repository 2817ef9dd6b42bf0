/// Chooses the target content offset of a scroll view when a drag ends.
///
/// It corresponds to UIKit's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` and to SwiftUI's
/// `ScrollTargetBehavior`. A behavior may keep state between calls, so most methods are `mutating`.
///
/// ```swift
/// struct NearestHundred: TargetBehavior {
///   mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
///     target.x = (target.x / 100).rounded() * 100
///   }
/// }
/// ```
public protocol TargetBehavior {
  /// Rewrites the target content offset, or leaves it unchanged.
  ///
  /// The scroll view rounds the target to the pixel afterwards. A target beyond the edges makes the view go there and
  /// bounce back. A component that is not finite counts as unchanged.
  /// - Parameters:
  ///   - target: The target content offset; on entry the proposed one, in points.
  ///   - context: The state of the scroll view at the release or resize.
  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext)

  /// Returns whether the behavior decides every target of an axis, even one it leaves unchanged; false by default.
  ///
  /// This matters for a view released beyond an edge with an inward velocity. There, an unchanged target is only a
  /// prediction of the rest offset (openradar 46437787), and a decided target is the rest offset.
  func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool

  /// Returns whether the view reaches the targets on an axis by the spring of a page turn; false by default.
  ///
  /// The spring begins with the release velocity, whatever the deceleration rate. The view stops dead at a target in
  /// mid-content and swings past one at an edge, as a paging view does. The behavior then decides every target of the
  /// axis, and a target beyond an edge counts as the edge.
  /// - Source: docs/Physics.md, "Paging" (grade B: compositional layouts that page by groups, iOS 15 and 16).
  func turnsPages(along axis: ScrollAxis) -> Bool

  /// Whether a decision may depend on earlier ones; true by default.
  ///
  /// If false, maps and audits use the same copy for every release.
  var dependsOnEarlierReleases: Bool { get }

  /// Lays out the content for a new size of the view, before the view takes that size and asks for a target.
  /// - Parameter boundsSize: The size the view is about to take, in points.
  /// - Returns: The new size of the content, in points; nil, the default, if it stays the same.
  mutating func layOut(in boundsSize: Size2D) -> Size2D?
}

extension TargetBehavior {
  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { false }
  public func turnsPages(along axis: ScrollAxis) -> Bool { false }
  public var dependsOnEarlierReleases: Bool { true }
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? { nil }
}
