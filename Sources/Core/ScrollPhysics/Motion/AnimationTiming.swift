/// How an app's animation covers a distance, whatever the distance.
///
///     cubic:   e(t) = e₀·(1 − y(t / T))
///     spring:  e(t) = e^(−ζωt) · (e₀·cos ω′t + (e′₀ + ζω·e₀)·sin ω′t / ω′)        ω′ = ω·√(1 − ζ²)
///
/// where e is the distance that is left, and y the progress of a `CubicTimingCurve`. From its duration on, nothing is
/// left: a spring by damping ratio and duration jumps there, by at most 0.001 / ζ of the distance.
/// - Source: docs/Physics.md, "Animated offsets of an app" (grade A for curves).
package enum AnimationTiming: Hashable, Sendable {
  /// A timing curve and a duration, in ms.
  case cubic(CubicTimingCurve, duration: Double)
  /// A spring for each axis; they differ in their initial velocity.
  case spring(x: SpringTiming, y: SpringTiming)
  /// The whole distance at once, after a duration, in ms.
  case jump(duration: Double)

  /// Returns the same spring for both axes.
  package static func spring(_ timing: SpringTiming) -> AnimationTiming { .spring(x: timing, y: timing) }

  /// The duration, in ms; the longer one if the axes differ.
  package var duration: Double {
    switch self {
    case .cubic(_, let duration), .jump(let duration): duration
    case .spring(let x, let y): max(x.duration, y.duration)
    }
  }

  /// Returns the same timing, faster or slower, so that it has another duration, in ms.
  package func lasting(_ duration: Double) -> AnimationTiming {
    switch self {
    case .cubic(let curve, _): .cubic(curve, duration: duration)
    case .spring(let x, let y):
      .spring(
        x: x.lasting(x.duration * (duration / self.duration)), y: y.lasting(y.duration * (duration / self.duration)))
    case .jump: .jump(duration: duration)
    }
  }

  /// Returns the share of the distance that is left after a share of the duration, along the horizontal axis.
  package func rest(after share: Double) -> Double { remaining(1, along: .horizontal, at: share * duration).distance }

  /// Returns the part of a distance that is left at a time, in ms, and its derivative, in pt/ms.
  package func remaining(
    _ distance: Double, along axis: ScrollAxis, at time: Double
  ) -> (distance: Double, velocity: Double) {
    switch self {
    case .cubic(let curve, let duration):
      if time >= duration { return (0, 0) }
      let share = time / duration
      return (0 + distance * (1 - curve.progress(at: share)), (0 - distance) / duration * curve.slope(at: share))
    case .spring(let x, let y):
      let timing = axis.isHorizontal ? x : y
      if time >= timing.duration { return (0, 0) }
      let start = timing.law.state(distance: distance, velocity: timing.velocity * (0 - distance))
      let state = timing.law.state(start, after: time)
      return (0 + state.distance, timing.law.velocity(state))
    case .jump(let duration): return (time < duration ? distance : 0, 0)
    }
  }
}
