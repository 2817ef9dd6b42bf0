/// A motion at constant speed to a target: the last part of a ``Deceleration``, once its speed has fallen to the
/// stopping speed.
///
///     x(t) = x₀ + sign(target − x₀)·speed·t
///
/// - Source: docs/Physics.md, "Deceleration" (grade B for the slide).
public struct LinearSlide: Motion, Hashable {
  /// The offset at the start, in points.
  public let initialOffset: Double
  /// The velocity until the end, in pt/ms.
  public let slideVelocity: Double
  /// The offset at which the slide ends, in points.
  public let restOffset: Double
  /// The duration of the slide, in ms.
  public let duration: Double

  /// Creates a slide between two offsets in points at a positive speed in pt/ms.
  public init(from offset: Double, to target: Double, speed: Double) {
    precondition(speed > 0, "a slide needs a positive speed, or it never arrives")
    initialOffset = offset
    restOffset = target
    slideVelocity = target < offset ? -speed : speed
    duration = abs(target - offset) / speed
  }

  private init(_ slide: LinearSlide, shiftedBy amount: Double) {
    initialOffset = slide.initialOffset + amount
    slideVelocity = slide.slideVelocity
    restOffset = slide.restOffset + amount
    duration = slide.duration
  }

  /// Returns the same slide, moved by an amount in points.
  func shifted(by amount: Double) -> LinearSlide { LinearSlide(self, shiftedBy: amount) }

  /// Returns the offset at a time, in points.
  public func offset(at time: Double) -> Double {
    time >= duration ? restOffset : initialOffset + slideVelocity * time
  }

  /// Returns the velocity at a time, in pt/ms.
  public func velocity(at time: Double) -> Double { time >= duration ? 0 : slideVelocity }

  /// Returns the first time at which the slide is at an offset, in ms; nil if it never is.
  public func time(toReach offset: Double) -> Double? {
    let time = (offset - initialOffset) / slideVelocity
    return time >= 0 && time <= duration ? time : nil
  }

  /// The law of the motion, for the integrator; distances are measured from the initial offset.
  var law: LinearLaw { LinearLaw(pull: 0, decay: 0) }
}
