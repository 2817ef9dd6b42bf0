/// A change of an offset by a spring.
///
///     e(t) = e^(−ζωt) · (e₀·cos ω′t + (e′₀ + ζω·e₀)·sin ω′t / ω′)        ω′ = ω·√(1 − ζ²)
///
/// where e is the distance from the target. At its duration, the animation is at the target. One by damping ratio and
/// duration jumps there, by at most 0.001 / ζ of the distance.
/// - Source: docs/Physics.md, "Animated offsets of an app".
package struct SpringAnimation: Motion, Hashable {
  /// The offset at the start, in points.
  package internal(set) var initialOffset: Double
  /// The offset at which the animation ends, in points.
  package internal(set) var restOffset: Double
  /// The spring.
  package let timing: SpringTiming
  /// The duration of the animation, in ms; 0 if it goes nowhere.
  package let duration: Double

  /// Creates an animation between two offsets in points.
  package init(from offset: Double, to target: Double, timing: SpringTiming) {
    initialOffset = offset
    restOffset = target
    self.timing = timing
    duration = target == offset ? 0 : timing.duration
  }

  /// Returns the offset at a time, in points.
  package func offset(at time: Double) -> Double {
    time >= duration ? restOffset : restOffset + law.state(initialState, after: time).distance
  }

  /// Returns the velocity at a time, in pt/ms.
  package func velocity(at time: Double) -> Double {
    time >= duration ? 0 : law.velocity(law.state(initialState, after: time))
  }

  /// Returns the first time at which the animation is at an offset, in ms; nil if it never is.
  package func time(toReach offset: Double) -> Double? {
    law.firstTime(initialState, reaching: offset - restOffset, within: duration)
      ?? (offset == restOffset ? duration : nil)
  }
}

extension SpringAnimation: SteppedMotion {
  var law: LinearLaw { timing.law }
  var centre: Double { restOffset }
  var initialState: LinearLaw.State {
    law.state(distance: initialOffset - restOffset, velocity: timing.velocity * (restOffset - initialOffset))
  }
}
