/// Where one axis is when a law begins: its offset and velocity, and the time of the motion.
struct AxisMoment {
  var offset: Double
  var velocity: Double
  var time = 0.0
}

extension AxisMotion {
  /// Continues from an offset and velocity after a change from outside, with which the motion's rest offset moves.
  mutating func resume(_ now: AxisMoment, shiftedBy shift: Double, _ environment: AxisEnvironment) {
    let (rest, range, offset) = (restOffset + shift, environment.range, now.offset)
    switch kind {
    case .rest:
      // An axis that is about to jump to its rest offset still does.
      let isThere = abs(rest - offset) * environment.displayScale < 1e-3
      self.rest(at: isThere ? offset : rest, time: end)
    case .animation:
      // The frames are counted in blocks of the present step.
      if environment.step != integrator.step {
        integrator = FixedStepIntegrator(law, from: integrator.state, at: integrator.time, step: environment.step)
      }
    case .pull, .pageTurn:
      approach(range.clamped(rest), now, environment)
    case .deceleration, .slide, .bounce:
      if range.contains(offset) {
        resumeInside(now, rest: rest, environment)
      } else if environment.bounces {
        let bounce = environment.pull(to: range.clamped(offset), now)
        begin(bounce: bounce, at: now.time, then: destination, environment)
      } else {
        self.rest(at: range.clamped(offset), time: now.time)
      }
    }
  }

  /// Moves the whole motion to other coordinates, with every bit of its velocity where it meets no edge.
  mutating func shift(by amount: Double, _ now: AxisMoment, _ environment: AxisEnvironment) {
    if amount == 0 { return }
    let meetsNoEdge = !isBouncing && edge == nil && environment.range.contains(restOffset + amount)
    if isResting || isAnimating || meetsNoEdge {
      translate(by: amount)
    } else {
      resume(now, shiftedBy: amount, environment)
    }
  }

  private mutating func resumeInside(_ now: AxisMoment, rest: Double, _ environment: AxisEnvironment) {
    let stoppingSpeed = environment.tuning.stoppingSpeed
    switch kind {
    case .slide:
      begin(.slide, LinearSlide(from: now.offset, to: rest, speed: stoppingSpeed), at: now.time, environment)
    case .bounce:
      returnInside(now, to: destination, environment)
    default:
      begin(
        Deceleration(
          resumingAt: now.offset, velocity: now.velocity, logarithmicRate: law.decay, stoppingSpeed: stoppingSpeed,
          restingAt: rest), at: now.time, environment)
    }
  }

  /// Continues a pull or a page turn to a target.
  mutating func approach(_ target: Double, _ now: AxisMoment, _ environment: AxisEnvironment) {
    if kind == .pageTurn {
      begin(.pageTurn, environment.turn(to: target, now), at: now.time, environment)
    } else {
      begin(.pull, environment.pull(to: target, now), at: now.time, environment)
    }
  }

  /// Sends a moving axis to another target.
  mutating func redirect(to target: Double, _ now: AxisMoment, _ environment: AxisEnvironment) {
    if isAnimating {
      begin(ScrollAnimation(from: now.offset, to: target, tuning: environment.tuning), at: now.time, environment)
    } else if kind == .pageTurn {
      approach(target, now, environment)
    } else {
      begin(environment.deceleration(to: target, now), at: now.time, environment)
    }
  }
}
