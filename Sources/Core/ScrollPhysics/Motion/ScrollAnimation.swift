/// An animated change of the content offset: UIKit's `setContentOffset(_:animated:)` with `animated` true.
///
///     x(t) = x₀ + (x₁ − x₀)·(1 − cos(π·t / T)) / 2
///
/// This is half a cosine, which starts and ends at rest. The duration T does not depend on the distance.
/// - Source: docs/Physics.md, "Animated scrolling" (grade A/B: five recorded animations within 0.2 pt).
package struct ScrollAnimation: SteppedMotion, Hashable {
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

  /// Half a swing around the centre, from rest to rest.
  var law: LinearLaw { LinearLaw(pull: 0, frequency: Double.pi / duration) }

  /// The middle between start and end, in points.
  var centre: Double { initialOffset + 0.5 * (restOffset - initialOffset) }
  var initialState: LinearLaw.State { LinearLaw.State(distance: initialOffset - centre, momentum: 0) }
}
