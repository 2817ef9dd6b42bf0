/// What the motion of one axis needs of a scroll view, with all constants: created as a motion begins, passed, not
/// stored.
struct AxisEnvironment {
  var limits: AxisLimits
  /// ln of the view's deceleration rate, in 1/ms.
  var logarithmicRate: Double
  var displayScale: Double
  var step: Double
  var tuning: ScrollTuning

  var range: ScrollRange { limits.range }
  var bounces: Bool { limits.bounces }

  func deceleration(from offset: Double, velocity: Double, restingAt rest: Double) -> Deceleration {
    Deceleration(
      from: offset, launchVelocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed,
      restingAt: rest)
  }

  /// Returns the deceleration to a rewritten target, with at least the decay of a release at rest if it `isStill`.
  func deceleration(to target: Double, _ now: AxisMoment, atLeastStill isStill: Bool = false) -> Deceleration {
    Deceleration(
      from: now.offset, velocity: now.velocity, to: target, logarithmicRate: isStill ? stillRate : logarithmicRate,
      stoppingSpeed: tuning.stoppingSpeed)
  }

  /// ln of the rate of a release at rest, in 1/ms: at `.fast` and below the view's own, else at least the tuning's.
  private var stillRate: Double {
    let isFast = logarithmicRate <= Numerics.log(DecelerationRate.fast.rawValue)
    return isFast ? logarithmicRate : min(logarithmicRate, -tuning.stillRetargetDecay)
  }

  /// Returns the motion recorded in SwiftUI after a release at rest, which is the same at every rate of the view.
  ///
  ///     dr/dt = −max(k · (r − 0.75 pt), s)        r = |target − x|, k = stillRetargetDecay, s = stoppingSpeed
  ///
  /// The decay aims short of the target, and the view slides the last 1.5 pt.
  /// - Source: docs/Physics.md, "Rewritten targets" (grade B: five segments of screen recordings).
  func stillDeceleration(to target: Double, from offset: Double) -> Deceleration {
    let distance = target - offset
    let speed = max(tuning.stillRetargetDecay * (abs(distance) - 0.75), tuning.stoppingSpeed)
    return Deceleration(
      resumingAt: offset, velocity: distance < 0 ? -speed : speed, logarithmicRate: -tuning.stillRetargetDecay,
      stoppingSpeed: tuning.stoppingSpeed, restingAt: target)
  }

  /// Returns the motion back to a target of a view released with a velocity.
  func recoil(to target: Double, from offset: Double, velocity: Double) -> EdgeBounce {
    EdgeBounce(
      recoilingTo: target, from: offset, velocity: velocity / sumRatio, logarithmicRate: logarithmicRate,
      displayScale: displayScale, tuning: tuning)
  }

  /// The ratio of the sum's velocity to the derivative, (eᵏ − 1) / k.
  var sumRatio: Double { Numerics.exponentialRatio(-logarithmicRate) }

  /// Returns the pull to a target that takes over a motion without changing its velocity.
  func pull(to target: Double, _ now: AxisMoment) -> EdgeBounce {
    EdgeBounce(
      edge: target, offset: now.offset, momentum: now.velocity - Numerics.log(tuning.edgePull) * (now.offset - target),
      logarithmicRate: logarithmicRate, displayScale: displayScale, tuning: tuning)
  }

  func turn(to page: Double, _ now: AxisMoment) -> PageTurn {
    func turn(swingsPast: Bool) -> PageTurn {
      PageTurn(
        to: page, from: now.offset, velocity: now.velocity, displayScale: displayScale, swingsPast: swingsPast,
        tuning: tuning)
    }
    if !bounces { return turn(swingsPast: false) }
    switch tuning.pageOvershoot {
    case .atEdges: return turn(swingsPast: page == range.minimum || page == range.maximum)
    case .aboveSpeed: return turn(swingsPast: turn(swingsPast: true).arrivalSpeed >= tuning.pageOvershootSpeed)
    }
  }
}
