extension Deceleration {
  /// Creates the deceleration with which a released view reaches a target that its delegate has rewritten.
  ///
  ///     D = |target − x|        k = max(k_view, (|v| − s) / D)        V = D·k + s, toward the target
  ///
  /// The view's own rate is a lower bound of the decay. To a target nearer than the free fling goes, the decay is
  /// raised and the velocity kept; to a farther one the decay is the view's own and the velocity jumps up to what the
  /// distance needs. Against a target behind it the velocity turns at once. With the target at the offset the view
  /// stops at once.
  ///
  /// - Parameters:
  ///   - offset: The offset at release, in points.
  ///   - velocity: The release velocity, in pt/ms.
  ///   - target: Where to land, in points.
  ///   - rate: The view's deceleration rate.
  ///   - stoppingSpeed: The speed at which the decay ends, in pt/ms; positive.
  /// - Source: docs/Physics.md, "Rewritten targets" (grade B: 48 segments of screen recordings).
  public init(
    from offset: Double, velocity: Double, to target: Double, rate: DecelerationRate = .normal,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) {
    self.init(
      from: offset, velocity: velocity, to: target, logarithmicRate: Numerics.log(rate.rawValue),
      stoppingSpeed: stoppingSpeed)
  }

  init(from offset: Double, velocity: Double, to target: Double, logarithmicRate: Double, stoppingSpeed: Double) {
    let distance = abs(target - offset)
    let excess = abs(velocity) - stoppingSpeed
    let isRaised = excess > -logarithmicRate * distance
    let decay = isRaised ? -excess / distance : logarithmicRate
    let speed = isRaised ? abs(velocity) : stoppingSpeed - logarithmicRate * distance
    self.init(
      from: offset, launchVelocity: target < offset ? -speed : speed, logarithmicRate: max(decay, -Self.fastestDecay),
      stoppingSpeed: stoppingSpeed, restingAt: target)
  }

  /// A decay beyond which nothing is left after a step of any size, in 1/ms; keeps the arithmetic finite.
  private static var fastestDecay: Double { 600 }

  /// The distance a fling travels before deceleration stops it, in points.
  ///
  ///     sign(v) · (|v| − s) / −ln d
  ///
  /// Odd in velocity, zero below the stopping speed; equals `restOffset − initialOffset` of a free deceleration.
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  public static func distance(
    velocity: Double, rate: DecelerationRate = .normal, stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    distance(velocity: velocity, logarithmicRate: Numerics.log(rate.rawValue), stoppingSpeed: stoppingSpeed)
  }

  static func distance(velocity: Double, logarithmicRate: Double, stoppingSpeed: Double) -> Double {
    let excess = abs(velocity) - stoppingSpeed
    if !(excess > 0) { return 0 }
    return velocity > 0 ? excess / -logarithmicRate : excess / logarithmicRate
  }

  /// The target content offset UIKit proposes for a release: where the deceleration ends, on the nearest pixel.
  ///
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  public static func target(
    from offset: Double, velocity: Double, rate: DecelerationRate = .normal, displayScale: Double,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    PixelGrid(scale: displayScale).rounded(
      offset + distance(velocity: velocity, rate: rate, stoppingSpeed: stoppingSpeed))
  }
}
