/// The state of a release when a ``SnapRule`` decides: content offsets along the axis of the points, and a velocity.
package struct SnapQuery: Hashable, Sendable {
  /// The content offset at which the drag began, in points.
  package var dragStart: Double
  package var contentOffset: Double
  /// The proposed target, at which the view would come to rest without the rule, in points.
  package var proposedTarget: Double
  /// The release velocity, in pt/ms, positive where the content offset grows.
  package var velocity: Double
  /// The lowest release speed after which the view keeps moving by itself, in pt/ms.
  var minimumFlingSpeed: Double

  /// Creates a query; by default, the drag began at the present offset and the view would stay there.
  package init(
    dragStart: Double? = nil, contentOffset: Double, proposedTarget: Double? = nil, velocity: Double = 0,
    minimumFlingSpeed: Double = ScrollTuning.default.minimumFlingSpeed
  ) {
    self.dragStart = dragStart ?? contentOffset
    self.contentOffset = contentOffset
    self.proposedTarget = proposedTarget ?? contentOffset
    (self.velocity, self.minimumFlingSpeed) = (velocity, minimumFlingSpeed)
  }
}

package struct SnapDecision: Hashable, Sendable {
  package var target: Double
  /// The snap point at the target; nil if the view rests between points.
  package var point: Int?

  package init(target: Double, point: Int?) { (self.target, self.point) = (target, point) }
}
