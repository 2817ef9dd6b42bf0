/// The motion of one axis, in ms since that of the view began: laws, each handed over to the next at the exact instant.
struct AxisMotion {
  /// The motion that the law in effect belongs to: what follows at an edge and after a change of the view.
  enum Kind {
    case rest, deceleration, slide
    /// Beyond an edge.
    case bounce
    /// Pulled to a target as an edge would pull it.
    case pull
    case pageTurn, animation
  }

  /// Where an axis goes after it crosses an edge inward.
  enum Destination {
    case free
    case page(Double)
  }

  private(set) var kind = Kind.rest
  /// The offset at which the axis rests, or would come to rest if there were no edges.
  private(set) var restOffset: Double
  /// The offset from which the integrator's distances are measured.
  private(set) var centre: Double
  private(set) var start = 0.0
  /// The end of the law in effect; the time of the rest if the axis rests.
  private(set) var end = 0.0
  /// The edge that the axis hits at the end of the law; nil if the law ends by itself.
  private(set) var edge: Double?
  /// Whether the axis is in a bounce, or at rest after one.
  private(set) var hasBounced = false
  /// The velocity with which the motion begins, in pt/ms; for a deceleration, that of its discrete decay.
  private(set) var launchVelocity = 0.0
  /// The slide that follows a deceleration, to the same rest offset.
  private(set) var slide: (start: Double, duration: Double)?
  /// Where a bounce goes if the axis comes back inside.
  private(set) var destination = Destination.free
  /// Whether a bounce ends by crossing its edge with momentum left.
  private(set) var crossesEdge = false
  private var initialState = LinearLaw.State(distance: 0, momentum: 0)
  var integrator = FixedStepIntegrator.still

  init(restingAt offset: Double) { (restOffset, centre) = (offset, offset) }

  var isResting: Bool { kind == .rest }
  var isBouncing: Bool { kind == .bounce }
  var isAnimating: Bool { kind == .animation }
  var law: LinearLaw { integrator.law }

  /// The derivative of the offset before the first step of the law, in pt/ms.
  var initialVelocity: Double { isResting ? 0 : law.velocity(initialState) }

  var finalState: LinearLaw.State { law.state(initialState, after: end - start) }

  /// Stops the axis at an offset at a time, by default after a bounce if its last law was one.
  mutating func rest(at offset: Double, time: Double, afterBounce: Bool? = nil) {
    kind = .rest
    (restOffset, centre) = (offset, offset)
    hasBounced = afterBounce ?? hasBounced
    launchVelocity = 0
    end = time
    edge = nil
  }

  mutating func begin(_ motion: Deceleration, at time: Double, _ environment: AxisEnvironment) {
    begin(.deceleration, motion, at: time, environment)
    launchVelocity = motion.duration > 0 ? motion.launchVelocity : 0
    slide = motion.slideDuration > 0 ? (motion.slideOffset, motion.slideDuration) : nil
    end = time + motion.slideStart
    meetEdge(motion, environment)
  }

  mutating func begin(
    bounce motion: EdgeBounce, at time: Double, then destination: Destination = .free, _ environment: AxisEnvironment
  ) {
    begin(.bounce, motion, at: time, environment)
    (self.destination, crossesEdge) = (destination, motion.crossesEdge)
  }

  mutating func begin(_ motion: ScrollAnimation, at time: Double, _ environment: AxisEnvironment) {
    if motion.duration == 0 {
      rest(at: motion.restOffset, time: time, afterBounce: false)
    } else {
      begin(.animation, motion, at: time, environment)
    }
  }

  mutating func begin(_ kind: Kind, _ motion: some SteppedMotion, at time: Double, _ environment: AxisEnvironment) {
    self.kind = kind
    (restOffset, centre, initialState) = (motion.restOffset, motion.centre, motion.initialState)
    (start, end, edge) = (time, time + motion.duration, nil)
    (slide, destination, crossesEdge, hasBounced) = (nil, .free, false, kind == .bounce)
    integrator = FixedStepIntegrator(motion.law, from: initialState, at: time, step: environment.step)
    launchVelocity = initialVelocity
    switch kind {
    case .slide: meetEdge(motion, environment)
    case .pull, .pageTurn: stopAtEitherEdge(motion, environment)
    // The decay of a deceleration ends before its slide, and only then meets an edge.
    case .rest, .deceleration, .bounce, .animation: break
    }
  }

  /// Moves the law to other coordinates without changing it.
  mutating func translate(by amount: Double) {
    restOffset += amount
    centre += amount
    slide?.start += amount
  }

  /// Ends a law that moves in one direction at the edge ahead, if it would go beyond that edge.
  private mutating func meetEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    let edge = environment.range.clamped(motion.restOffset)
    if edge != motion.restOffset { meet(edge, outward: motion.restOffset - edge, motion) }
  }

  /// Ends a pull at the first edge it would cross, if the view does not bounce; otherwise it swings back by itself.
  private mutating func stopAtEitherEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    let range = environment.range
    if environment.bounces || !range.contains(motion.offset(at: 0)) { return }
    meet(range.minimum, outward: -1, motion)
    meet(range.maximum, outward: 1, motion)
  }

  private mutating func meet(_ edge: Double, outward: Double, _ motion: some Motion) {
    guard let time = motion.time(toReach: edge), start + time < end else { return }
    // A motion that starts on an edge and moves inward does not hit the edge.
    if time == 0 && !(motion.velocity(at: 0) * outward > 0) { return }
    end = start + time
    self.edge = edge
  }
}
