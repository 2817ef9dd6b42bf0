/// The motion of a paging scroll view to a page: an underdamped spring toward the page's offset.
///
///     e(t) = e^−σt · (e₀·cos ωt + (v₀ + σ·e₀)·sin ωt / ω)
///
/// where e is the distance from the page, σ the spring's decay and ω its frequency per millisecond. The motion begins
/// with the release velocity; the deceleration rate plays no part. In mid-content the view stops abruptly when it
/// reaches the page. At an edge of the content it swings past the page, and the same spring brings it back.
/// - Source: docs/Physics.md, "Paging" (grade B: 14 segments of screen recordings).
package struct PageTurn: SteppedMotion, Hashable {
  /// −σ as its pull, and ω as its frequency.
  package let law: LinearLaw
  package let initialState: LinearLaw.State
  package let restOffset: Double
  var centre: Double { restOffset }
  /// The duration of the motion, in ms: until it reaches the page, or having swung past, is at rest there.
  package let duration: Double

  /// Creates the turn to a page, which at an edge of the content swings past the page and comes back.
  package init(
    to page: Double, from offset: Double, velocity: Double, displayScale: Double, swingsPast: Bool = false,
    tuning: ScrollTuning = .default
  ) {
    precondition(
      tuning.pageSpringDecay > 0 && tuning.pageSpringFrequency > 0,
      "a page turn needs a spring with a positive decay and frequency, or it never arrives")
    restOffset = page
    law = LinearLaw(pull: -tuning.pageSpringDecay, frequency: tuning.pageSpringFrequency)
    initialState = law.state(distance: offset - page, velocity: velocity)
    let settled = law.settlingTime(
      initialState, distance: tuning.bounceRestDistance / displayScale, speed: tuning.stoppingSpeed)
    duration = swingsPast ? settled : min(settled, law.crossingTime(initialState) ?? settled)
  }

  /// The speed at which the view first reaches the page, in pt/ms.
  var arrivalSpeed: Double {
    law.crossingTime(initialState).map { abs(law.velocity(law.state(initialState, after: $0))) } ?? 0
  }
}
