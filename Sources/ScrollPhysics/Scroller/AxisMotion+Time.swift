extension AxisMotion {
  /// Returns whether the present law has ended by a time, so that the next one must take over.
  @inline(__always)
  func isOver(at time: Double) -> Bool { kind != .resting && time >= end }

  /// A frame of a repeating cadence.
  struct Place {
    let frame: Int
    let cadence: FrameCadence
  }

  /// Returns the offset and the velocity at a time before the end of the present law.
  ///
  /// A frame is sampled by its position in the cadence, any other time directly.
  mutating func sample(at time: Double, _ place: Place?) -> (offset: Double, velocity: Double) {
    switch kind {
    case .resting:
      return (restOffset, 0)
    default:
      let state = place.map { integrator.state(atFrame: $0.frame, $0.cadence) } ?? integrator.advance(to: time)
      return (centre + state.distance, integrator.law.velocity(state))
    }
  }

  /// Hands over from law to law until the one in effect at a time; for an infinite time, until the axis is at rest.
  mutating func handOver(until time: Double, _ environment: AxisEnvironment) {
    while isOver(at: time) {
      let law = integrator.law
      let state = law.state(initialState, after: end - start)
      switch ending {
      case .settles:
        rest(at: restOffset, time: end)
      case .slides(let slide):
        begin(slide, at: end, environment)
      case .hitsEdge(let edge):
        hit(edge, velocity: law.velocity(state), environment)
      case .crossesInward(let edge):
        comeIn(from: edge, velocity: state.momentum, environment)
      }
    }
  }

  private mutating func hit(_ edge: Double, velocity: Double, _ environment: AxisEnvironment) {
    if environment.bounces {
      begin(bounce: environment.bounce(from: edge, velocity: velocity), at: end, environment)
    } else if restOffset == edge || kind == .decelerating || kind == .sliding {
      rest(at: edge, time: end)
    } else if kind == .turning {
      // The edge stops the axis, but the target stays.
      begin(environment.turn(to: restOffset, from: edge, velocity: 0), at: end, environment)
    } else {
      begin(recoil: environment.pull(to: restOffset, from: edge, velocity: 0), at: end, environment)
    }
  }

  private mutating func comeIn(from edge: Double, velocity: Double, _ environment: AxisEnvironment) {
    switch inward {
    case .free:
      let launch = environment.sumVelocity(velocity)
      let target = environment.naturalTarget(from: edge, velocity: launch)
      begin(environment.deceleration(from: edge, velocity: launch, restingAt: target), at: end, environment)
    case .page(let page):
      // The range may have changed since the page was chosen.
      begin(environment.turn(to: environment.clamped(page), from: edge, velocity: velocity), at: end, environment)
    }
  }
}
