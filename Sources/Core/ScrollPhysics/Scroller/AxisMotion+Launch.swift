extension AxisMotion {
  /// Begins the motion of an axis that leaves the finger.
  mutating func launch(_ launch: AxisLaunch, _ environment: AxisEnvironment) {
    let (here, velocity, range) = (launch.offset, launch.velocity, environment.range)
    rest(at: here, time: 0, afterBounce: false)
    if !range.contains(here) { return launchBeyondEdge(launch, environment) }
    switch launch.kind {
    case .stay: break
    case .fling(let target):
      // An edge that does not bounce holds the view.
      if !environment.bounces && here == (velocity > 0 ? range.maximum : range.minimum) { return }
      // An edge on the way ends the motion. The law itself is that of a view without edges.
      begin(environment.deceleration(from: here, velocity: velocity, restingAt: target), at: 0, environment)
    case .target: launchToTarget(launch, launch.target, environment)
    case .page:
      let moves = abs(velocity) >= environment.tuning.pageFlickSpeed
      if !environment.limits.canMove || (launch.target == here && !moves) { return }
      begin(.pageTurn, environment.turn(to: launch.target, launch.moment), at: 0, environment)
    }
  }

  private mutating func launchBeyondEdge(_ launch: AxisLaunch, _ environment: AxisEnvironment) {
    let (here, velocity, target) = (launch.offset, launch.velocity, launch.target)
    let edge = environment.range.clamped(here)
    if !environment.bounces { return rest(at: edge, time: 0) }
    let bounce = environment.recoil(to: edge, from: here, velocity: velocity)
    let aim = environment.range.clamped(target)
    switch launch.kind {
    case .page: begin(bounce: bounce, at: 0, then: .page(target), environment)
    case .target where aim != edge || bounce.crossesEdge: launchToTarget(launch, aim, environment)
    case .stay, .fling, .target: begin(bounce: bounce, at: 0, environment)
    }
  }

  /// Starts the motion toward a target that the behavior has rewritten.
  private mutating func launchToTarget(_ launch: AxisLaunch, _ target: Double, _ environment: AxisEnvironment) {
    let (here, velocity) = (launch.offset, launch.velocity)
    let tuning = environment.tuning
    // Within half a pixel of its target, the view is already there.
    if abs(target - here) * environment.displayScale <= 0.5 { return rest(at: target, time: 0) }
    let isInside = environment.range.contains(here)
    if abs(velocity) > tuning.stoppingSpeed {
      let isOpposed = (target - here) * velocity < 0
      if isOpposed && tuning.opposedRetarget == .snap && abs(velocity) >= tuning.minimumFlingSpeed {
        rest(at: environment.range.clamped(target), time: 0)
      } else {
        begin(environment.deceleration(to: target, launch.moment, atLeastStill: !isInside), at: 0, environment)
      }
      return
    }
    // A deceleration goes through an edge and bounces. An animation or a pull stops at the edge.
    let aim = environment.range.clamped(target)
    switch tuning.stillRetarget {
    case .deceleration, .viewRate:
      let isStill = tuning.stillRetarget == .deceleration || !isInside
      let still = AxisMoment(offset: here, velocity: 0)
      begin(environment.deceleration(to: target, still, atLeastStill: isStill), at: 0, environment)
    case .swiftUI:
      begin(environment.stillDeceleration(to: target, from: here), at: 0, environment)
    case .recoil:
      begin(.pull, environment.recoil(to: aim, from: here, velocity: 0), at: 0, environment)
    case .scrollAnimation:
      begin(ScrollAnimation(from: here, to: aim, tuning: tuning), at: 0, environment)
    }
  }
}
