/// The motion of one axis: a chain of laws, each handed over to the next at the exact instant.
///
/// Times are in ms since the motion of the whole view began.
struct AxisMotion {
  enum Kind {
    case resting, decelerating, sliding, bouncing, recoiling, turning, animating
  }

  /// What happens when the present law ends.
  enum Ending {
    case settles
    /// The axis hits an edge from inside.
    case hitsEdge(Double)
    /// The axis crosses the edge inward, with momentum left.
    case crossesInward(edge: Double)
    /// The speed of a deceleration has fallen to that of its slide.
    case slides(LinearSlide)
  }

  /// The motion of a view after it crosses an edge inward.
  enum Inward {
    case free
    case page(Double)
  }

  private(set) var kind = Kind.resting
  /// The end of the present law; the time of the rest if the law is the last one.
  private(set) var end = 0.0
  /// The offset at which the axis rests or would come to rest if there were no edges.
  private(set) var restOffset: Double
  /// Whether the last law was a bounce.
  private(set) var hasBounced = false
  private(set) var start = 0.0
  private(set) var ending = Ending.settles
  private(set) var inward = Inward.free
  private(set) var centre = 0.0
  private(set) var initialState = LinearLaw.State(distance: 0, momentum: 0)
  /// The velocity at the beginning of the present law, in pt/ms; for a deceleration, the velocity of its sum.
  private(set) var departureVelocity = 0.0
  var integrator: FixedStepIntegrator

  /// Creates an axis at rest.
  init(restingAt offset: Double) {
    restOffset = offset
    integrator = .still
  }

  /// The derivative of the offset at the beginning of the present law, in pt/ms.
  var initialVelocity: Double { kind == .resting ? 0 : integrator.law.velocity(initialState) }

  /// Stops the axis at an offset at a time.
  ///
  /// - Parameter afterBounce: Whether a bounce brought the axis there; by default whether its last law was one.
  mutating func rest(at offset: Double, time: Double, afterBounce: Bool? = nil) {
    kind = .resting
    departureVelocity = 0
    hasBounced = afterBounce ?? hasBounced
    restOffset = offset
    end = time
  }

  // MARK: Beginning a law

  mutating func begin(_ motion: Deceleration, at time: Double, _ environment: AxisEnvironment) {
    let state = LinearLaw.State(distance: 0, momentum: motion.initialVelocity)
    begin(.decelerating, motion.law, state, around: motion.initialOffset, at: time, environment)
    departureVelocity = motion.duration > 0 ? motion.launchVelocity : 0
    restOffset = motion.restOffset
    end = time + motion.slideStart
    if let slide = motion.slide { ending = .slides(slide) }
    meetEdge(motion, environment)
  }

  mutating func begin(_ motion: LinearSlide, at time: Double, _ environment: AxisEnvironment) {
    let state = LinearLaw.State(distance: 0, momentum: motion.slideVelocity)
    begin(.sliding, motion.law, state, around: motion.initialOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    meetEdge(motion, environment)
  }

  /// Begins the motion of a view beyond an edge.
  mutating func begin(
    bounce motion: EdgeBounce, at time: Double, then inward: Inward = .free, _ environment: AxisEnvironment
  ) {
    begin(.bouncing, motion.law, motion.initialState, around: motion.restOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    if motion.crossesEdge { ending = .crossesInward(edge: motion.restOffset) }
    self.inward = inward
    hasBounced = true
  }

  /// Begins the motion of a view pulled to a target as an edge would pull it.
  mutating func begin(recoil motion: EdgeBounce, at time: Double, _ environment: AxisEnvironment) {
    begin(.recoiling, motion.law, motion.initialState, around: motion.restOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    stopAtEitherEdge(motion, environment)
  }

  mutating func begin(_ motion: PageTurn, at time: Double, _ environment: AxisEnvironment) {
    begin(.turning, motion.law, motion.initialState, around: motion.restOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    stopAtEitherEdge(motion, environment)
  }

  mutating func begin(_ motion: ScrollAnimation, at time: Double, _ environment: AxisEnvironment) {
    if motion.duration == 0 {
      rest(at: motion.restOffset, time: time, afterBounce: false)
      return
    }
    begin(.animating, motion.law, motion.initialState, around: motion.centre, at: time, environment)
    departureVelocity = 0
    restOffset = motion.restOffset
    end = time + motion.duration
  }

  private mutating func begin(
    _ kind: Kind, _ law: LinearLaw, _ state: LinearLaw.State, around centre: Double, at time: Double,
    _ environment: AxisEnvironment
  ) {
    self.kind = kind
    self.centre = centre
    start = time
    initialState = state
    departureVelocity = law.velocity(state)
    integrator = FixedStepIntegrator(law, from: state, at: time, step: environment.step)
    ending = .settles
    inward = .free
    hasBounced = false
  }

  // MARK: Other coordinates

  /// Moves the laws without changing them.
  mutating func translate(by amount: Double) {
    centre += amount
    restOffset += amount
    if case .slides(let slide) = ending { ending = .slides(slide.shifted(by: amount)) }
  }

  // MARK: Edges

  /// Ends a law that moves in one direction at the edge ahead, if it would go beyond that edge.
  private mutating func meetEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    let edge = environment.clamped(motion.restOffset)
    guard edge != motion.restOffset, let time = motion.time(toReach: edge), start + time < end else { return }
    end = start + time
    ending = .hitsEdge(edge)
  }

  /// Ends a pull at the first edge it would cross, if the view does not bounce.
  ///
  /// In a view that bounces, the pull swings back to its target by itself.
  private mutating func stopAtEitherEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    if environment.bounces || !environment.isInside(motion.offset(at: 0)) { return }
    meet(environment.minimum, outward: -1, motion)
    meet(environment.maximum, outward: 1, motion)
  }

  private mutating func meet(_ edge: Double, outward: Double, _ motion: some Motion) {
    guard let time = motion.time(toReach: edge), start + time < end else { return }
    // A motion that starts on an edge and moves inward does not hit the edge.
    if time == 0 && !(motion.velocity(at: 0) * outward > 0) { return }
    end = start + time
    ending = .hitsEdge(edge)
  }
}
