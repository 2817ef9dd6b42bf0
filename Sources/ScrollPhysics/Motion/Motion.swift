/// The movement of one axis as an immutable function of time since its start.
///
/// Offsets are points, times milliseconds, velocities points per millisecond. Asking never changes a motion, so a
/// motion serves as the exact answer that the ``FixedStepIntegrator`` is tested against.
///
/// Laws of every motion: `velocity(at:)` is the derivative of `offset(at:)`; from `duration` on the offset is
/// `restOffset` and the velocity 0.
public protocol Motion: Sendable {
  /// The offset at a time, in points; `restOffset` from `duration` on.
  func offset(at time: Double) -> Double
  /// The velocity at a time, in pt/ms; 0 from `duration` on.
  func velocity(at time: Double) -> Double
  /// Where the motion ends, in points.
  var restOffset: Double { get }
  /// How long the motion lasts, in ms.
  var duration: Double { get }
  /// The first time at which the motion is at an offset, in ms; nil if it never is.
  func time(toReach offset: Double) -> Double?
}
