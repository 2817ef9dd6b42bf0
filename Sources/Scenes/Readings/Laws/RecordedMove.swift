/// A movement of a recorded view: a drag, the release, and the motion until its rest.
package struct RecordedMove: Sendable {
  package enum Law: String, Sendable {
    case fling, retarget, page, animation, recoil, bounce, spring, none
  }

  /// The deceleration rate of a view.
  package enum Kind: String, Sendable { case normal = ".normal", fast = ".fast", other }

  /// A quantity of a law with half the length of the interval that has it with 95 % confidence.
  package struct Estimate: Sendable {
    package var value = 0.0
    package var halfWidth = 0.0
  }

  /// When the view began to move and when it was at rest, or caught, in ms.
  package var start: Double
  package var end: Double
  package var law = Law.none
  /// When the finger lifted, in ms; nil for a movement that was not measured.
  package var release: Double?
  /// Whether a finger moved the view before.
  package var wasDragged = false
  /// The content offset at the release, and that of the target or the edge, in points.
  package var offset = 0.0
  package var target = 0.0
  /// The velocity with which the law begins, in pt/ms, positive where the offset grows; at the edge for a bounce.
  package var velocity = Estimate()
  /// The finger's velocity at the release, in pt/ms, by the law where that shows it.
  var fingerVelocity = 0.0
  /// How far `target` may be off, in points.
  package var distanceHalfWidth = 0.0
  /// The time from the release to the end of the law, in ms.
  package var settle = Estimate()
  /// The decay of a deceleration, in 1/ms; of a bounce and a recoil, that of the view's rate.
  package var rate: Estimate?
  /// The duration of an animation, in ms.
  package var duration: Estimate?
  /// The decay and the frequency of a spring, per ms.
  package var decay: Estimate?
  package var frequency: Estimate?
  /// The root mean square of what the samples differ from the law, in points.
  package var residual = 0.0
  package var grade = EvidenceGrade.b
  /// Whether a spring swings past its target.
  var swingsPast = false
  /// The time from the release to the edge at which the view bounces, in ms.
  var approach = 0.0
  /// Why the movement was not measured.
  package var reason = ""

  /// The distance from the release to the target, in points, positive where the offset grows.
  package var distance: Double { target - offset }

  /// The deceleration rate of the view, if the decay is that of a named one.
  package var kind: Kind? {
    guard let rate else { return nil }
    if Self.isNear(rate, 0.998) { return .normal }
    return Self.isNear(rate, 0.99) ? .fast : .other
  }

  /// The rate as a file of readings has it: that of a named view if it can have raised the decay, else a number.
  var readingRate: String? {
    guard let rate else { return nil }
    if kind == .fast { return "\"fast\"" }
    let isRaised = kind == .other && rate.value > -Numerics.log(0.998)
    return kind == .normal || isRaised ? "\"normal\"" : DecimalText.short(Numerics.exp(-rate.value))
  }

  static func isNear(_ decay: Estimate, _ rate: Double) -> Bool {
    let named = -Numerics.log(rate)
    return abs(decay.value - named) <= max(min(1.5 * decay.halfWidth, 0.05 * named), 0.01 * named)
  }
}
