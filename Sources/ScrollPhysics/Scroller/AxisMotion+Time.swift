extension AxisMotion {
  /// Whether the present law ends at or before a time, so that the next one must take over.
  @inline(__always)
  func isOver(at time: Double) -> Bool { kind != .resting && time >= end }

  /// A frame in a repeating cadence.
  struct Place {
    let frame: Int
    let cadence: FrameCadence
  }

  /// The offset and the velocity at a time before the present law's end; where a frame is sampled, by its place.
  mutating func sample(at time: Double, _ place: Place?) -> (offset: Double, velocity: Double) {
    switch kind {
    case .resting:
      return (restOffset, 0)
    case .animating:
      return animation.map { ($0.offset(at: time - start), $0.velocity(at: time - start)) } ?? (restOffset, 0)
    default:
      let state = place.map { integrator.state(atFrame: $0.frame, $0.cadence) } ?? integrator.advance(to: time)
      return (centre + state.distance, integrator.law.velocity(state))
    }
  }

  /// Goes from law to law until the one that rules at a time; to the rest for an infinite time.
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
        if environment.bounces {
          let rate = kind == .decelerating ? law.decay : environment.logarithmicRate
          let bounce = environment.bounce(from: edge, velocity: law.velocity(state), logarithmicRate: rate)
          begin(bounce: bounce, at: end, environment)
        } else if kind == .recoiling && restOffset != edge {
          // The edge takes the velocity, not the target.
          begin(recoil: environment.pull(to: restOffset, from: edge, velocity: 0), at: end, environment)
        } else {
          rest(at: edge, time: end)
        }
      case .crossesInward(let edge):
        comeIn(from: edge, velocity: state.momentum, environment)
      }
    }
  }

  private mutating func comeIn(from edge: Double, velocity: Double, _ environment: AxisEnvironment) {
    switch inward {
    case .free:
      let free = environment.deceleration(from: edge, velocity: velocity)
      let rest = environment.rounded(free.restOffset)
      let isInside = environment.isInside(rest)
      begin(
        isInside ? environment.deceleration(from: edge, velocity: velocity, restingAt: rest) : free, at: end,
        environment)
    case .retarget(let target):
      if let landing = environment.landing(on: target, from: edge, velocity: velocity) {
        begin(landing.deceleration, at: end, followedBy: landing.slide, environment)
      } else {
        begin(recoil: environment.pull(to: target, from: edge, velocity: velocity), at: end, environment)
      }
    case .page(let page):
      begin(environment.turn(to: page, from: edge, velocity: velocity), at: end, environment)
    }
  }
}
