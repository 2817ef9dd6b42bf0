extension AxisMotion {
  /// Returns whether the law in effect has ended by a time, so that the next one must take over.
  @inline(__always) func isOver(at time: Double) -> Bool { !isResting && time >= end }

  /// Returns the offset and the velocity before the end of the law: of a frame by its position in the cadence.
  mutating func sample(at time: Double, frame: Int?, _ cadence: FrameCadence?) -> (offset: Double, velocity: Double) {
    if isResting { return (restOffset, 0) }
    let state =
      if let frame, let cadence { integrator.state(atFrame: frame, cadence) } else { integrator.advance(to: time) }
    return (centre + state.distance, law.velocity(state))
  }

  /// Hands over from law to law until the one in effect at a time; for an infinite time, until the axis is at rest.
  mutating func handOver(until time: Double, _ environment: AxisEnvironment) {
    while isOver(at: time) {
      if let edge {
        hit(edge, environment)
      } else if let slide {
        let speed = environment.tuning.stoppingSpeed
        begin(
          .slide, LinearSlide(from: slide.start, to: restOffset, speed: speed, lasting: slide.duration), at: end,
          environment)
      } else if crossesEdge {
        let now = AxisMoment(offset: restOffset, velocity: finalState.momentum, time: end)
        returnInside(now, to: destination, environment)
      } else {
        rest(at: restOffset, time: end)
      }
    }
  }

  /// Continues inside the range after the axis has crossed an edge inward.
  mutating func returnInside(_ now: AxisMoment, to destination: Destination, _ environment: AxisEnvironment) {
    switch destination {
    case .free:
      let (launch, rate) = (now.velocity * environment.sumRatio, environment.logarithmicRate)
      let distance = Deceleration.distance(
        velocity: launch, logarithmicRate: rate, stoppingSpeed: environment.tuning.stoppingSpeed)
      let target = PixelGrid(scale: environment.displayScale).rounded(now.offset + distance)
      begin(environment.deceleration(from: now.offset, velocity: launch, restingAt: target), at: now.time, environment)
    case .page(let page):
      // The range may have changed since the page was chosen.
      begin(.pageTurn, environment.turn(to: environment.range.clamped(page), now), at: now.time, environment)
    }
  }

  private mutating func hit(_ edge: Double, _ environment: AxisEnvironment) {
    if environment.bounces {
      let now = AxisMoment(offset: edge, velocity: law.velocity(finalState))
      begin(bounce: environment.pull(to: edge, now), at: end, environment)
    } else if (kind == .pageTurn || kind == .pull) && restOffset != edge {
      // The edge stops a page turn or a pull, but its target stays.
      approach(restOffset, AxisMoment(offset: edge, velocity: 0, time: end), environment)
    } else {
      rest(at: edge, time: end)
    }
  }
}
