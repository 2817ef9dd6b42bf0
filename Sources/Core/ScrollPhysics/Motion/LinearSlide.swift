/// A motion at constant speed to a target: the last part of a `Deceleration`, once its speed has fallen to the
/// stopping speed.
///
///     x(t) = x₀ + sign(target − x₀)·speed·t
/// - Source: docs/Physics.md, "Deceleration" (grade B for the slide).
package struct LinearSlide: Motion, Hashable {
  package let initialOffset: Double
  package let slideVelocity: Double
  package let restOffset: Double
  package let duration: Double

  package init(from offset: Double, to target: Double, speed: Double) {
    precondition(speed > 0, "a slide needs a positive speed, or it never arrives")
    self.init(from: offset, to: target, speed: speed, lasting: abs(target - offset) / speed)
  }

  /// Creates the slide at the end of a deceleration, whose duration has the same bits wherever the content is shifted.
  init(from offset: Double, to target: Double, speed: Double, lasting duration: Double) {
    initialOffset = offset
    restOffset = target
    slideVelocity = target < offset ? -speed : speed
    self.duration = duration
  }

  package func time(toReach offset: Double) -> Double? {
    let time = (offset - initialOffset) / slideVelocity
    return time >= 0 && time <= duration ? time : nil
  }
}

extension LinearSlide: SteppedMotion {
  var law: LinearLaw { LinearLaw(pull: 0, decay: 0) }
  var centre: Double { initialOffset }
  var initialState: LinearLaw.State { LinearLaw.State(distance: 0, momentum: slideVelocity) }
}
