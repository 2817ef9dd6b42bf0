extension AxisMotion {
  /// Continues from an offset and velocity after the range or the offset was changed from outside.
  ///
  /// The rest offset of the motion moves with the change of the offset.
  mutating func resume(
    from offset: Double, velocity: Double, at time: Double, shiftedBy shift: Double, _ environment: AxisEnvironment
  ) {
    let rest = restOffset + shift
    let range = environment.range
    switch kind {
    case .rest:
      // An axis that is about to jump to its rest offset still does.
      let isThere = abs(rest - offset) * environment.displayScale < 1e-3
      self.rest(at: isThere ? offset : rest, time: end)
    case .animation:
      break
    case .pull, .pageTurn:
      approach(range.clamped(rest), from: offset, velocity: velocity, at: time, environment)
    case .deceleration, .slide, .bounce:
      if range.contains(offset) {
        resumeInside(from: offset, velocity: velocity, at: time, rest: rest, environment)
      } else if environment.bounces {
        let bounce = environment.pull(to: range.clamped(offset), from: offset, velocity: velocity)
        begin(bounce: bounce, at: time, then: destination, environment)
      } else {
        self.rest(at: range.clamped(offset), time: time)
      }
    }
  }

  /// Moves the whole motion to other coordinates.
  ///
  /// A motion that meets no edge keeps its law and every bit of its velocity. Any other looks for the edges again.
  mutating func shift(
    by amount: Double, from offset: Double, velocity: Double, at time: Double, _ environment: AxisEnvironment
  ) {
    if amount == 0 { return }
    let meetsNoEdge = !isBouncing && edge == nil && environment.range.contains(restOffset + amount)
    if isResting || isAnimating || meetsNoEdge {
      translate(by: amount)
    } else {
      resume(from: offset, velocity: velocity, at: time, shiftedBy: amount, environment)
    }
  }

  private mutating func resumeInside(
    from offset: Double, velocity: Double, at time: Double, rest: Double, _ environment: AxisEnvironment
  ) {
    let stoppingSpeed = environment.tuning.stoppingSpeed
    switch kind {
    case .slide:
      begin(.slide, LinearSlide(from: offset, to: rest, speed: stoppingSpeed), at: time, environment)
    case .bounce:
      returnInside(from: offset, momentum: velocity, at: time, to: destination, environment)
    default:
      begin(
        Deceleration(
          resumingAt: offset, velocity: velocity, logarithmicRate: law.decay, stoppingSpeed: stoppingSpeed,
          restingAt: rest), at: time, environment)
    }
  }

  /// Continues a pull or a page turn to a target.
  mutating func approach(
    _ target: Double, from offset: Double, velocity: Double, at time: Double, _ environment: AxisEnvironment
  ) {
    if kind == .pageTurn {
      begin(.pageTurn, environment.turn(to: target, from: offset, velocity: velocity), at: time, environment)
    } else {
      begin(.pull, environment.pull(to: target, from: offset, velocity: velocity), at: time, environment)
    }
  }

  /// Sends a moving axis to another target.
  mutating func redirect(
    to target: Double, from offset: Double, velocity: Double, at time: Double, _ environment: AxisEnvironment
  ) {
    if isAnimating {
      begin(ScrollAnimation(from: offset, to: target, tuning: environment.tuning), at: time, environment)
    } else if kind == .pageTurn {
      approach(target, from: offset, velocity: velocity, at: time, environment)
    } else {
      begin(environment.deceleration(to: target, from: offset, velocity: velocity), at: time, environment)
    }
  }
}
