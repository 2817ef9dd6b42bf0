extension AxisMotion {
  /// The values of a release on one axis.
  struct Departure {
    var offset: Double
    var velocity: Double
    var target: Double
    var isRewritten: Bool
    /// Whether the spring of a page turn reaches the target.
    var turnsPage = false
    /// Whether the release is fast enough to decelerate, judged on both axes together.
    var flings: Bool
  }

  mutating func depart(_ departure: Departure, _ environment: AxisEnvironment) {
    rest(at: departure.offset, time: 0, afterBounce: false)
    if !environment.range.contains(departure.offset) {
      departBeyondEdge(departure, environment)
    } else if environment.isPagingEnabled || departure.turnsPage {
      departToPage(departure, environment)
    } else if departure.isRewritten {
      departToTarget(departure, departure.target, environment)
    } else if departure.flings && environment.limits.canMove {
      departFreely(departure, environment)
    }
  }

  private mutating func departFreely(_ departure: Departure, _ environment: AxisEnvironment) {
    let (here, velocity) = (departure.offset, departure.velocity)
    if abs(velocity) <= environment.tuning.stoppingSpeed { return }
    // An edge that does not bounce holds the view.
    if !environment.bounces && here == (velocity > 0 ? environment.range.maximum : environment.range.minimum) { return }
    // An edge on the way ends the motion. The law itself is that of a view without edges.
    let target = environment.naturalTarget(from: here, velocity: velocity)
    begin(environment.deceleration(from: here, velocity: velocity, restingAt: target), at: 0, environment)
  }

  private mutating func departToPage(_ departure: Departure, _ environment: AxisEnvironment) {
    let moves = abs(departure.velocity) >= environment.tuning.pageFlickSpeed
    if !environment.limits.canMove || (departure.target == departure.offset && !moves) { return }
    begin(
      environment.turn(to: departure.target, from: departure.offset, velocity: departure.velocity), at: 0, environment)
  }

  private mutating func departBeyondEdge(_ departure: Departure, _ environment: AxisEnvironment) {
    let (here, velocity, target) = (departure.offset, departure.velocity, departure.target)
    let edge = environment.range.clamped(here)
    if !environment.bounces {
      rest(at: edge, time: 0)
      return
    }
    let bounce = environment.recoil(to: edge, from: here, velocity: velocity)
    let aim = environment.range.clamped(target)
    if environment.isPagingEnabled || departure.turnsPage {
      begin(bounce: bounce, at: 0, then: .page(target), environment)
    } else if !departure.isRewritten || (aim == edge && !bounce.crossesEdge) {
      begin(bounce: bounce, at: 0, environment)
    } else {
      departToTarget(departure, aim, environment)
    }
  }

  /// Starts the motion toward a target that the behavior has rewritten.
  private mutating func departToTarget(_ departure: Departure, _ target: Double, _ environment: AxisEnvironment) {
    let (here, velocity, flings) = (departure.offset, departure.velocity, departure.flings)
    let tuning = environment.tuning
    // Within half a pixel of its target, the view is already there.
    if abs(target - here) * environment.displayScale <= 0.5 {
      rest(at: target, time: 0)
      return
    }
    let isInside = environment.range.contains(here)
    if abs(velocity) > tuning.stoppingSpeed {
      let isOpposed = (target - here) * velocity < 0
      if isOpposed && tuning.opposedRetarget == .snap && flings && abs(velocity) >= tuning.minimumFlingSpeed {
        rest(at: environment.range.clamped(target), time: 0)
      } else {
        begin(
          environment.deceleration(to: target, from: here, velocity: velocity, atLeastStill: !isInside), at: 0,
          environment)
      }
      return
    }
    // A deceleration goes through an edge and bounces. An animation or a pull stops at the edge.
    let aim = environment.range.clamped(target)
    switch tuning.stillRetarget {
    case .deceleration, .viewRate:
      let isStill = tuning.stillRetarget == .deceleration || !isInside
      begin(
        environment.deceleration(to: target, from: here, velocity: 0, atLeastStill: isStill), at: 0, environment)
    case .swiftUI:
      begin(environment.stillDeceleration(to: target, from: here), at: 0, environment)
    case .recoil:
      begin(pull: environment.recoil(to: aim, from: here, velocity: 0), at: 0, environment)
    case .scrollAnimation:
      begin(ScrollAnimation(from: here, to: aim, tuning: tuning), at: 0, environment)
    }
  }
}
