/// The movement of one axis, as an immutable function of the time since its start.
///
/// Offsets are in points, times in milliseconds, velocities in points per millisecond. Queries never change a motion. A
/// motion is therefore the exact answer against which the `FixedStepIntegrator` is tested.
///
/// Every motion obeys these laws: `velocity(at:)` is the derivative of `offset(at:)`; from `duration` on, the offset is
/// `restOffset` and the velocity is 0, even if the motion crosses an edge there and another one takes over.
package protocol Motion: Sendable {
  /// Returns the offset at a time, in points; `restOffset` from `duration` on.
  func offset(at time: Double) -> Double
  /// Returns the velocity at a time, in pt/ms; 0 from `duration` on.
  func velocity(at time: Double) -> Double
  /// The offset at which the motion ends, in points.
  var restOffset: Double { get }
  var duration: Double { get }
  /// Returns the first time at which the motion is at an offset, in ms; nil if it never is.
  func time(toReach offset: Double) -> Double?
}
