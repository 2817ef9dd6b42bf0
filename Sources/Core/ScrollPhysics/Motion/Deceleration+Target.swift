extension Deceleration {
  /// Creates the deceleration of a released view toward a target that its delegate has rewritten.
  ///
  ///     D = |target − x|        k = max(k_view, (|v| − s) / D)        V = D·k + s, toward the target
  ///
  /// The view's own rate is a lower bound of the decay. For a target nearer than the end of the free fling, the decay
  /// is raised and the velocity kept. For a farther target, the decay is the view's own and the velocity jumps to what
  /// the distance needs. For a target behind the velocity, the velocity turns at once. For a target at the offset
  /// itself, the view stops at once.
  ///
  /// Offsets are in points and speeds in pt/ms. The stopping speed is positive.
  /// - Source: docs/Physics.md, "Rewritten targets" (grade B: 46 segments of screen recordings).
  package init(
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

  /// The largest decay used, in 1/ms, so that the arithmetic is finite; a larger one leaves nothing after any step.
  private static var fastestDecay: Double { 600 }

  /// Returns the distance a fling travels before deceleration stops it, in points.
  ///
  ///     sign(v) · (|v| − s) / −ln d
  ///
  /// Odd in velocity and zero below the stopping speed. Equals `restOffset − initialOffset` of a free deceleration.
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  package static func distance(velocity: Double, logarithmicRate: Double, stoppingSpeed: Double) -> Double {
    let excess = abs(velocity) - stoppingSpeed
    if !(excess > 0) { return 0 }
    return velocity > 0 ? excess / -logarithmicRate : excess / logarithmicRate
  }
}
