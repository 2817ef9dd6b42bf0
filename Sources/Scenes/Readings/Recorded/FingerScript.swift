/// The touches of one or several strokes along an axis, and the view that they move.
package struct FingerScript: Hashable, Sendable {
  /// Where the content offset begins, in points.
  package var offset: Double
  /// The smallest and largest content offset, in points; nil for a view without edges.
  package var range: ClosedRange<Double>?
  /// The length of the bounds, in points.
  package var bounds: Double
  /// The view's deceleration rate.
  package var rate: Double
  /// The strokes: each a list of finger locations, in points of the screen, at times in ms; the last is the lift.
  package var strokes: [[TimedValue]]

  package init(
    offset: Double, range: ClosedRange<Double>? = nil, bounds: Double = 400, rate: Double = 0.998,
    strokes: [[TimedValue]]
  ) {
    (self.offset, self.range, self.bounds, self.rate) = (offset, range, bounds, rate)
    self.strokes = strokes
  }
}
