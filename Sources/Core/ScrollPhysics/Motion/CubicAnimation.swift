/// A change of an offset by a timing curve.
///
///     x(t) = x₀ + (x₁ − x₀)·y(t / T)
///
/// where y is the progress of a `CubicTimingCurve`. The duration T does not depend on the distance.
/// - Source: docs/Physics.md, "Animated offsets of an app" (grade A).
package struct CubicAnimation: Motion, Hashable {
  /// The offset at the start, in points.
  let initialOffset: Double
  package let restOffset: Double
  let curve: CubicTimingCurve
  /// The duration of the animation, in ms; 0 if it goes nowhere.
  package let duration: Double

  /// Creates an animation between two offsets in points, with a positive duration in ms.
  package init(from offset: Double, to target: Double, curve: CubicTimingCurve, duration: Double) {
    precondition(duration > 0, "an animation needs a positive duration")
    initialOffset = offset
    restOffset = target
    self.curve = curve
    self.duration = target == offset ? 0 : duration
  }

  package func offset(at time: Double) -> Double {
    if time >= duration { return restOffset }
    return restOffset + (initialOffset - restOffset) * (1 - curve.progress(at: time / duration))
  }

  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return (restOffset - initialOffset) / duration * curve.slope(at: time / duration)
  }

  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    return curve.share(toCover: (offset - initialOffset) / (restOffset - initialOffset)).map { $0 * duration }
  }
}
