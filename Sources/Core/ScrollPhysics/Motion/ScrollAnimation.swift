/// An animated change of the content offset: UIKit's `setContentOffset(_:animated:)` with `animated` true.
///
///     x(t) = x₀ + (x₁ − x₀)·(1 − cos(π·t / T)) / 2
///
/// This is half a cosine, which starts and ends at rest. The duration T does not depend on the distance.
/// - Source: docs/Physics.md, "Animated scrolling" (grade A/B: five recorded animations within 0.2 pt).
package struct ScrollAnimation: Motion, Hashable {
  package let initialOffset: Double
  package let restOffset: Double
  package let duration: Double

  /// Creates an animation between two offsets in points, with the duration given by a tuning.
  package init(from offset: Double, to target: Double, tuning: ScrollTuning = .default) {
    precondition(tuning.animationDuration > 0, "an animation needs a positive duration")
    initialOffset = offset
    restOffset = target
    duration = target == offset ? 0 : tuning.animationDuration
  }

  package func offset(at time: Double) -> Double {
    if time >= duration { return restOffset }
    return centre + 0.5 * (initialOffset - restOffset) * Numerics.cos(Numerics.pi * time / duration)
  }

  package func velocity(at time: Double) -> Double {
    if time >= duration || time <= 0 { return 0 }
    return 0.5 * (restOffset - initialOffset) * Numerics.pi / duration * Numerics.sin(Numerics.pi * time / duration)
  }

  package func time(toReach offset: Double) -> Double? {
    let distance = restOffset - initialOffset
    if distance == 0 { return offset == initialOffset ? 0 : nil }
    let progress = (offset - initialOffset) / distance
    if !(progress >= 0 && progress <= 1) { return nil }
    let angle = Numerics.angle(cosine: 1 - 2 * progress, sine: 2 * (progress * (1 - progress)).squareRoot())
    return duration * angle / Numerics.pi
  }
}

extension ScrollAnimation: SteppedMotion {
  /// Half a swing around the centre, from rest to rest.
  var law: LinearLaw { LinearLaw(pull: 0, frequency: Numerics.pi / duration) }

  /// The middle between start and end, in points.
  var centre: Double { initialOffset + 0.5 * (restOffset - initialOffset) }
  var initialState: LinearLaw.State { LinearLaw.State(distance: initialOffset - centre, momentum: 0) }
}
