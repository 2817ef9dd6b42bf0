extension AxisMotion {
  /// What a release asks of one axis.
  struct Departure {
    /// Where the axis is, in points.
    var offset: Double
    /// The release velocity, in pt/ms.
    var velocity: Double
    /// Where it is to land, in points.
    var target: Double
    /// Whether the hook has rewritten the target.
    var isRewritten: Bool
    /// Whether the release is fast enough to decelerate, both axes together.
    var flings: Bool
  }

  /// Sets the axis going after a release.
  mutating func depart(_ departure: Departure, _ environment: AxisEnvironment) {
    rest(at: departure.offset, time: 0, afterBounce: false)
    if !environment.isInside(departure.offset) {
      departBeyondEdge(departure, environment)
    } else if environment.isPagingEnabled {
      departToPage(departure, environment)
    } else if departure.isRewritten {
      departToTarget(departure, environment)
    } else if departure.flings && environment.canMove {
      departFreely(departure, environment)
    }
  }

  private mutating func departFreely(_ departure: Departure, _ environment: AxisEnvironment) {
    let (here, velocity) = (departure.offset, departure.velocity)
    let free = environment.deceleration(from: here, velocity: velocity)
    if free.duration == 0 { return }
    // An edge that does not give holds the view.
    if !environment.bounces && here == (velocity > 0 ? environment.maximum : environment.minimum) { return }
    // Clamped by an edge the target is not where the law ends: the edge decides on the way.
    let committed =
      environment.isInside(free.restOffset)
      ? environment.deceleration(from: here, velocity: velocity, restingAt: departure.target) : free
    begin(committed, at: 0, environment)
  }

  private mutating func departToPage(_ departure: Departure, _ environment: AxisEnvironment) {
    let moves = abs(departure.velocity) >= environment.tuning.pageFlickSpeed
    if !environment.canMove || (departure.target == departure.offset && !moves) { return }
    begin(
      environment.turn(to: departure.target, from: departure.offset, velocity: departure.velocity), at: 0, environment)
  }

  private mutating func departBeyondEdge(_ departure: Departure, _ environment: AxisEnvironment) {
    let (here, velocity, target) = (departure.offset, departure.velocity, departure.target)
    let edge = environment.clamped(here)
    if !environment.bounces {
      rest(at: edge, time: 0)
      return
    }
    let bounce = environment.recoil(to: edge, from: here, velocity: velocity)
    if environment.isPagingEnabled {
      begin(bounce: bounce, at: 0, then: .page(target), environment)
    } else if !departure.isRewritten || (environment.clamped(target) == edge && !bounce.crossesEdge) {
      begin(bounce: bounce, at: 0, environment)
    } else if let landing = environment.landing(on: edge, from: here, velocity: velocity),
      environment.clamped(target) == edge
    {
      // Flicked inward, but told to stay at the edge.
      begin(landing.deceleration, at: 0, followedBy: landing.slide, environment)
    } else if bounce.crossesEdge && environment.isInside(target) {
      begin(bounce: bounce, at: 0, then: .retarget(target), environment)
    } else {
      let aim = environment.clamped(target)
      begin(recoil: environment.recoil(to: aim, from: here, velocity: velocity), at: 0, environment)
    }
  }

  /// Toward a target that the hook has rewritten, from inside the range.
  private mutating func departToTarget(_ departure: Departure, _ environment: AxisEnvironment) {
    let (here, velocity, target) = (departure.offset, departure.velocity, departure.target)
    let tuning = environment.tuning
    // Closer than half a pixel the view is already there.
    if abs(target - here) * environment.displayScale <= 0.5 {
      rest(at: target, time: 0)
      return
    }
    let landing = environment.landing(on: target, from: here, velocity: velocity)
    // A deceleration goes through an edge and bounces; whatever else moves the view goes no farther than the edge.
    let aim = environment.clamped(target)
    if departure.flings, abs(velocity) > tuning.slideSpeed, let landing {
      begin(landing.deceleration, at: 0, followedBy: landing.slide, environment)
    } else if departure.flings && abs(velocity) >= tuning.minimumFlingSpeed {
      switch tuning.opposedRetarget {
      case .snap: rest(at: aim, time: 0)
      case .smooth: begin(recoil: environment.pull(to: aim, from: here, velocity: velocity), at: 0, environment)
      }
    } else if tuning.stillRetarget == .scrollAnimation {
      begin(ScrollAnimation(from: here, to: aim, tuning: tuning), at: 0)
    } else {
      let gentle = environment.recoil(to: aim, from: here, velocity: velocity)
      // Too fast for the distance it would swing past the target; the deceleration lands on it.
      if gentle.crossesEdge, let landing {
        begin(landing.deceleration, at: 0, followedBy: landing.slide, environment)
      } else {
        begin(recoil: gentle, at: 0, environment)
      }
    }
  }
}
