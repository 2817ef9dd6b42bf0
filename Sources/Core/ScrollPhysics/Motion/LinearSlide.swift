/// A motion at constant speed to a target: the last part of a `Deceleration`, once its speed has fallen to the
/// stopping speed.
///
///     x(t) = x₀ + sign(target − x₀)·speed·t
/// - Source: docs/Physics.md, "Deceleration" (grade B for the slide).
package struct LinearSlide: SteppedMotion, Hashable {
  package let initialOffset: Double
  package let slideVelocity: Double
  package let restOffset: Double
  package let duration: Double

  /// Creates a slide; the one after a deceleration has its duration, whose bits are the same after a shift of the content.
  package init(from offset: Double, to target: Double, speed: Double, lasting duration: Double? = nil) {
    precondition(speed > 0, "a slide needs a positive speed, or it never arrives")
    initialOffset = offset
    restOffset = target
    slideVelocity = target < offset ? -speed : speed
    self.duration = duration ?? abs(target - offset) / speed
  }

  package func time(toReach offset: Double) -> Double? {
    let time = (offset - initialOffset) / slideVelocity
    return time >= 0 && time <= duration ? time : nil
  }

  var law: LinearLaw { LinearLaw(pull: 0, decay: 0) }
  var centre: Double { initialOffset }
  var initialState: LinearLaw.State { LinearLaw.State(distance: 0, momentum: slideVelocity) }
}
