/// The motion of a released view toward its target: the velocity decays each millisecond, then the view slides.
///
///     each millisecond:  v ← v·c,  x ← x + v          c = e^−k
///     x(t) = x₀ + V·c·(1 − cᵗ) / (1 − c)              (t in ms, also between whole milliseconds)
///     from the instant at which V·cᵗ is the stopping speed s: a slide at s to the target
///
/// where k is the decay per millisecond and V the launch velocity. The same law describes a free fling (k is the view's
/// own, V the release velocity) and a rewritten target (``init(from:velocity:to:rate:stoppingSpeed:)``). The
/// millisecond of the sum is a constant of the law, not a step. The closed form is an exponential, so any step and
/// frame rate give the same positions.
///
/// Odd in the velocity. A free fling that starts below the stopping speed is at rest from the start. `velocity(at:)` is
/// the derivative of the offset, which is k / (eᵏ − 1) times V·cᵗ: 0.1 % less at the normal rate, 0.5 % less at the
/// fast one.
/// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target, and a recorded fling to the pixel).
package struct Deceleration: SteppedMotion, Hashable {
  package let initialOffset: Double
  /// V, the velocity the sum begins with, in pt/ms: the release velocity, or the velocity that a far target needs.
  package let launchVelocity: Double
  /// The derivative of the offset at the start, in pt/ms.
  package let initialVelocity: Double
  /// −k, in 1/ms; negative.
  package let logarithmicRate: Double
  /// The speed at which the decay ends, which is also the speed of the slide, in pt/ms.
  let stoppingSpeed: Double
  /// The offset at which the motion ends, in points: the end of the law, or the pixel or target given instead.
  package let restOffset: Double
  /// The duration of the slide, in ms; 0 if the decay ends at the rest offset.
  let slideDuration: Double
  /// The time at which the decay ends and the slide begins, in ms.
  package let slideStart: Double
  /// The offset at which the slide begins, in points.
  package let slideOffset: Double

  /// Creates a free deceleration, to a rest offset on the pixel or, by default, to the unrounded end of the law.
  package init(
    from offset: Double, velocity: Double, rate: DecelerationRate = .normal,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed, restingAt rest: Double? = nil
  ) {
    let logarithmicRate = Numerics.log(rate.rawValue)
    self.init(
      from: offset, launchVelocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: stoppingSpeed,
      restingAt: rest ?? offset
        + Self.distance(velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: stoppingSpeed))
  }

  /// Creates the remainder of a deceleration from its present offset and velocity, the derivative of the offset.
  package init(
    resumingAt offset: Double, velocity: Double, logarithmicRate: Double, stoppingSpeed: Double, restingAt rest: Double
  ) {
    self.init(
      from: offset, launchVelocity: velocity * Numerics.exponentialRatio(-logarithmicRate), initialVelocity: velocity,
      logarithmicRate: logarithmicRate, stoppingSpeed: stoppingSpeed, restingAt: rest)
  }

  /// Creates a deceleration from its launch velocity and its logarithmic rate to a rest offset; at once if that is
  /// behind.
  init(
    from offset: Double, launchVelocity: Double, initialVelocity: Double? = nil, logarithmicRate: Double,
    stoppingSpeed: Double, restingAt rest: Double
  ) {
    precondition(stoppingSpeed > 0, "the stopping speed must be positive, or a deceleration never ends")
    let initialVelocity = initialVelocity ?? launchVelocity / Numerics.exponentialRatio(-logarithmicRate)
    initialOffset = offset
    (self.launchVelocity, self.initialVelocity) = (launchVelocity, initialVelocity)
    (self.logarithmicRate, self.stoppingSpeed) = (logarithmicRate, stoppingSpeed)
    restOffset = rest
    let distance = rest - offset
    let excess = abs(launchVelocity) - stoppingSpeed
    if distance == 0 || distance * launchVelocity < 0 {
      (slideStart, slideOffset, slideDuration) = (0, rest, 0)
    } else if !(excess > 0) {
      (slideStart, slideOffset, slideDuration) = (0, offset, abs(distance) / stoppingSpeed)
    } else {
      // The distance the sum covers until it slows to the stopping speed: (|V| − s) · c / (1 − c).
      let decayed = excess / (Numerics.exponentialRatio(-logarithmicRate) * -logarithmicRate)
      if decayed < abs(distance) {
        slideStart = Numerics.log(stoppingSpeed / abs(launchVelocity)) / logarithmicRate
        slideOffset = offset + (distance < 0 ? -decayed : decayed)
        slideDuration = abs(rest - slideOffset) / stoppingSpeed
      } else {
        slideStart = Numerics.log(1 + distance * logarithmicRate / initialVelocity) / logarithmicRate
        (slideOffset, slideDuration) = (rest, 0)
      }
    }
  }

  /// The duration of the motion including the slide, in ms.
  package var duration: Double { slideStart + slideDuration }

  package func offset(at time: Double) -> Double {
    if time >= duration { return restOffset }
    if time >= slideStart { return slideOffset + slideVelocity * (time - slideStart) }
    return initialOffset + initialVelocity * time * Numerics.exponentialRatio(logarithmicRate * time)
  }

  package func velocity(at time: Double) -> Double {
    if time >= duration { return 0 }
    return time >= slideStart ? slideVelocity : initialVelocity * Numerics.exp(logarithmicRate * time)
  }

  private var slideVelocity: Double { restOffset < initialOffset ? -stoppingSpeed : stoppingSpeed }

  package func time(toReach offset: Double) -> Double? {
    if duration == 0 { return offset == restOffset ? 0 : nil }
    let distance = offset - initialOffset
    let whole = restOffset - initialOffset
    if distance == 0 { return 0 }
    if distance * whole < 0 || abs(distance) > abs(whole) { return nil }
    let slid = (offset - slideOffset) / slideVelocity
    if slid >= 0 { return min(duration, slideStart + slid) }
    return min(slideStart, Numerics.log(1 + distance * logarithmicRate / initialVelocity) / logarithmicRate)
  }

  /// The law of the decay; the slide is a motion of its own.
  var law: LinearLaw { LinearLaw(pull: 0, decay: logarithmicRate) }
  var centre: Double { initialOffset }
  var initialState: LinearLaw.State { LinearLaw.State(distance: 0, momentum: initialVelocity) }
}
