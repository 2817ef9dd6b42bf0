/// A change of an offset by a spring.
///
///     e(t) = e^(−ζωt) · (e₀·cos ω′t + (e′₀ + ζω·e₀)·sin ω′t / ω′)        ω′ = ω·√(1 − ζ²)
///
/// where e is the distance from the target. At its duration, the animation is at the target. One by damping ratio and
/// duration jumps there, by at most 0.001 / ζ of the distance.
/// - Source: docs/Physics.md, "Animated offsets of an app".
package struct SpringAnimation: Motion, Hashable {
  let initialOffset: Double
  package let restOffset: Double
  let timing: SpringTiming
  /// The duration of the animation, in ms; 0 if it goes nowhere.
  package let duration: Double

  /// Creates an animation between two offsets in points.
  package init(from offset: Double, to target: Double, timing: SpringTiming) {
    initialOffset = offset
    restOffset = target
    self.timing = timing
    duration = target == offset ? 0 : timing.duration
  }
}

extension SpringAnimation: SteppedMotion {
  var law: LinearLaw { timing.law }
  var centre: Double { restOffset }
  var initialState: LinearLaw.State {
    law.state(distance: initialOffset - restOffset, velocity: timing.velocity * (restOffset - initialOffset))
  }
}
