/// One measured value of an experiment that is not a movement, with its conditions; lengths in points, velocities in pt/ms.
package struct Reading: Hashable, Sendable {
  /// The name of a fitted movement.
  package var name = ""
  /// The view's deceleration rate.
  package var rate = 0.998
  /// The content offset at a release; the finger's distance past an edge; or the distance from a release to its target.
  package var start = 0.0
  /// The finger's velocity, positive where the content offset grows or toward a target.
  package var velocity = 0.0
  /// What was measured, in the unit of the experiment; 1 for a view that kept moving, and 0 for one that did not.
  package var value: Double
  /// The largest deviation that the measurement leaves open; nil for that of the experiment.
  package var bound: Double?
}
