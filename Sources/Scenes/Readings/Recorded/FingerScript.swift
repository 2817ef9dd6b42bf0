/// The touches of one or several strokes along an axis, and the view that they move.
package struct FingerScript: Hashable, Sendable {
  /// Where the content offset begins, in points.
  var offset: Double
  /// The smallest and largest content offset, in points; nil for a view without edges.
  var range: ClosedRange<Double>?
  /// The length of the bounds, in points.
  var bounds = 400.0
  /// The view's deceleration rate.
  var rate = 0.998
  /// The strokes: each a list of finger locations, in points of the screen, at times in ms; the last is the lift.
  var strokes: [[TimedValue]]
}
