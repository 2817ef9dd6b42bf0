extension Deceleration {
  /// How a deceleration reaches a target other than its own: its rate is adjusted, its release velocity kept.
  ///
  ///     d′ = exp(−(|v| − s) / |target − x|)
  ///
  /// lands on the target with the stopping speed. A target so far that d′ would exceed the largest adjusted rate is
  /// reached in two parts: a deceleration at that rate down to the slide speed, then a ``LinearSlide`` at that speed.
  /// For the untouched target d′ = d.
  /// - Source: docs/Physics.md, "Retargeted deceleration" (structure A/B, the clamp grade D).
  public struct Retargeted: Hashable, Sendable {
    /// The part that decelerates.
    public let deceleration: Deceleration
    /// The part at constant speed that covers what the clamped rate leaves, if any.
    public let slide: LinearSlide?
  }

  /// A deceleration that lands on a target ahead of it.
  ///
  /// - Parameters:
  ///   - target: Where to land, in points.
  ///   - offset: The offset at release, in points.
  ///   - velocity: The release velocity, in pt/ms.
  ///   - tuning: The stopping speed, the largest adjusted rate and the slide speed.
  /// - Returns: The motion, or nil where the target does not lie ahead, or the velocity is not above the stopping
  ///   speed, or the target is too far for the rate and the velocity not above the slide speed.
  public static func retargeted(
    to target: Double, from offset: Double, velocity: Double, tuning: ScrollTuning = .default
  ) -> Retargeted? {
    let way = target - offset
    let excess = abs(velocity) - tuning.stoppingSpeed
    if !(way * velocity > 0) || !(excess > 0) { return nil }
    let rate = -excess / abs(way)
    let slowest = Numerics.log(tuning.maximumAdjustedRate)
    if rate <= slowest {
      let landing = Deceleration(
        from: offset, velocity: velocity, logarithmicRate: rate, stoppingSpeed: tuning.stoppingSpeed, restingAt: target)
      return Retargeted(deceleration: landing, slide: nil)
    }
    let slideSpeed = max(tuning.slideSpeed, tuning.stoppingSpeed)
    if !(abs(velocity) > slideSpeed) { return nil }
    let clamped = Deceleration(
      from: offset, velocity: velocity, logarithmicRate: slowest, stoppingSpeed: slideSpeed)
    let slide = LinearSlide(
      from: clamped.restOffset, to: target, speed: slideSpeed)
    return Retargeted(deceleration: clamped, slide: slide)
  }
}
