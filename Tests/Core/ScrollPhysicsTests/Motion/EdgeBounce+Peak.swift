@testable import ScrollPhysics

extension EdgeBounce {
  /// The largest distance from the edge, in points, and its time, in ms; the start if the motion only returns.
  var peak: (distance: Double, time: Double) {
    let time = min(max(law.turningTime(initialState) ?? 0, 0), duration)
    return (abs(offset(at: time) - restOffset), time)
  }
}
