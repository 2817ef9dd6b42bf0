extension AxisMotion {
  /// Sends a moving axis to another target: by the deceleration that lands there, or by a recoil where none does.
  mutating func redirect(to target: Double, from offset: Double, velocity: Double, at time: Double) {
    let tuning = environment.tuning
    if kind == .animating {
      begin(ScrollAnimation(from: offset, to: target, tuning: tuning), at: time)
    } else if let landing = Deceleration.retargeted(to: target, from: offset, velocity: velocity, tuning: tuning) {
      begin(landing.deceleration, at: time, followedBy: landing.slide)
    } else {
      let momentum = velocity - Numerics.log(tuning.edgePull) * (offset - target)
      let recoil = EdgeBounce(
        edge: target, offset: offset, momentum: momentum, logarithmicRate: environment.logarithmicRate,
        displayScale: environment.displayScale, tuning: tuning)
      begin(recoil: recoil, at: time)
    }
  }
}
