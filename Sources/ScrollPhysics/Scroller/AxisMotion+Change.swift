extension AxisMotion {
  /// Continues from an offset and velocity after the range or the offset was changed by something other than the
  /// motion.
  ///
  /// - Parameters:
  ///   - offset: The offset of the axis now, in points.
  ///   - velocity: Its velocity, in pt/ms.
  ///   - time: The motion's time, in ms.
  ///   - shift: The change of the offset; the rest offset of the motion moves with it.
  mutating func resume(
    from offset: Double, velocity: Double, at time: Double, shiftedBy shift: Double, _ environment: AxisEnvironment
  ) {
    let rest = restOffset + shift
    switch kind {
    case .resting:
      // An axis that is about to jump to its rest offset still does.
      let isThere = abs(rest - offset) * environment.displayScale < 1e-3
      self.rest(at: isThere ? offset : rest, time: end)
    case .animating:
      break
    case .decelerating, .bouncing, .sliding:
      if environment.isInside(offset) {
        resumeInside(from: offset, velocity: velocity, at: time, rest: rest, shiftedBy: shift, environment)
      } else if environment.bounces {
        let bounce = environment.pull(to: environment.clamped(offset), from: offset, velocity: velocity)
        begin(bounce: bounce, at: time, then: inward, environment)
      } else {
        self.rest(at: environment.clamped(offset), time: time)
      }
    case .recoiling:
      begin(
        recoil: environment.pull(to: environment.clamped(rest), from: offset, velocity: velocity), at: time, environment
      )
    case .turning:
      begin(
        environment.turn(to: environment.clamped(rest), from: offset, velocity: velocity), at: time, environment)
    }
  }

  /// Moves the whole motion to other coordinates.
  ///
  /// A motion that meets no edge keeps its law and every bit of its velocity. Any other motion looks for the edges
  /// again.
  mutating func shift(
    by amount: Double, from offset: Double, velocity: Double, at time: Double, _ environment: AxisEnvironment
  ) {
    if amount == 0 { return }
    switch (kind, ending) {
    case (.resting, _):
      rest(at: restOffset + amount, time: end)
    case (.animating, _), (.decelerating, .settles), (.sliding, .settles), (.decelerating, .slides),
      (.recoiling, .settles), (.turning, .settles):
      if kind == .animating || environment.isInside(restOffset + amount) { translate(by: amount) } else { fallthrough }
    default:
      resume(from: offset, velocity: velocity, at: time, shiftedBy: amount, environment)
    }
  }

  private mutating func resumeInside(
    from offset: Double, velocity: Double, at time: Double, rest: Double, shiftedBy shift: Double,
    _ environment: AxisEnvironment
  ) {
    switch kind {
    case .sliding:
      begin(LinearSlide(from: offset, to: rest, speed: environment.tuning.stoppingSpeed), at: time, environment)
    case .decelerating:
      begin(
        Deceleration(
          resumingAt: offset, velocity: velocity, logarithmicRate: integrator.law.decay,
          stoppingSpeed: environment.tuning.stoppingSpeed, restingAt: rest), at: time, environment)
    default:
      // After a bounce, the axis continues to its page, or freely.
      if case .page(let page) = inward {
        begin(
          environment.turn(to: environment.clamped(page), from: offset, velocity: velocity), at: time, environment)
        return
      }
      let launch = environment.sumVelocity(velocity)
      let target = environment.naturalTarget(from: offset, velocity: launch)
      begin(environment.deceleration(from: offset, velocity: launch, restingAt: target), at: time, environment)
    }
  }

  /// Sends a moving axis to another target.
  mutating func redirect(
    to target: Double, from offset: Double, velocity: Double, at time: Double, _ environment: AxisEnvironment
  ) {
    if kind == .animating {
      begin(ScrollAnimation(from: offset, to: target, tuning: environment.tuning), at: time, environment)
    } else {
      begin(environment.deceleration(to: target, from: offset, velocity: velocity), at: time, environment)
    }
  }
}
