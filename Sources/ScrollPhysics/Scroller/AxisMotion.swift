/// The motion of one axis after a release: a chain of laws, each handed over to the next at the exact instant.
///
/// Times are ms since the motion of the whole view began.
struct AxisMotion {
  enum Kind {
    case resting, decelerating, sliding, bouncing, recoiling, turning, animating
  }

  /// What happens when the present law ends.
  enum Ending {
    case settles
    /// An edge is hit from inside.
    case hitsEdge(Double)
    /// The edge is crossed on the way in, with momentum left.
    case crossesInward(edge: Double)
    /// The clamped deceleration is over.
    case slides(LinearSlide)
  }

  /// What a view that comes in from beyond an edge is to do inside.
  enum Inward {
    case free
    case retarget(Double)
    case page(Double)
  }

  private(set) var kind = Kind.resting
  /// When the axis came or comes to rest, if the present law is its last.
  private(set) var end = 0.0
  /// Where the axis rests, or will if the present law is its last.
  private(set) var restOffset: Double
  /// Whether a bounce was the last law.
  private(set) var hasBounced = false
  private(set) var start = 0.0
  private(set) var ending = Ending.settles
  private(set) var inward = Inward.free
  private(set) var centre = 0.0
  private(set) var initialState = ExponentialLaw.State(distance: 0, momentum: 0)
  private(set) var animation: ScrollAnimation?
  private(set) var stoppingSpeed = 0.0
  var integrator: FixedStepIntegrator

  /// An axis at rest.
  init(restingAt offset: Double) {
    restOffset = offset
    integrator = .still
  }

  /// Stops the axis at an offset at a time.
  ///
  /// - Parameter afterBounce: Whether a bounce brought it there; by default whether one was its last law.
  mutating func rest(at offset: Double, time: Double, afterBounce: Bool? = nil) {
    kind = .resting
    hasBounced = afterBounce ?? hasBounced
    restOffset = offset
    end = time
  }

  /// The velocity the present law begins with, in pt/ms.
  var departureVelocity: Double {
    switch kind {
    case .resting, .animating: 0
    default: integrator.law.velocity(initialState)
    }
  }

  // MARK: Beginning a law

  mutating func begin(
    _ motion: Deceleration, at time: Double, followedBy slide: LinearSlide? = nil, _ environment: AxisEnvironment
  ) {
    let state = ExponentialLaw.State(distance: 0, momentum: motion.initialVelocity)
    begin(.decelerating, motion.law, state, around: motion.initialOffset, at: time, environment)
    stoppingSpeed = motion.stoppingSpeed
    restOffset = motion.restOffset
    end = time + motion.duration
    ending = slide.map { .slides($0) } ?? .settles
    meetEdge(motion, goingUp: motion.initialVelocity > 0, environment)
  }

  mutating func begin(_ motion: LinearSlide, at time: Double, _ environment: AxisEnvironment) {
    let state = ExponentialLaw.State(distance: 0, momentum: motion.slideVelocity)
    begin(.sliding, motion.law, state, around: motion.initialOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    meetEdge(motion, goingUp: motion.slideVelocity > 0, environment)
  }

  /// A view beyond an edge.
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

  /// A view pulled to a target as an edge would pull it.
  mutating func begin(recoil motion: EdgeBounce, at time: Double, _ environment: AxisEnvironment) {
    begin(.recoiling, motion.law, motion.initialState, around: motion.restOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    // A pull that swings out over an edge swings back to its target inside; an edge that does not give stops it.
    if environment.isInside(motion.initialOffset) && !environment.bounces { meetEitherEdge(motion, environment) }
  }

  mutating func begin(_ motion: PageTurn, at time: Double, _ environment: AxisEnvironment) {
    begin(.turning, motion.law, motion.initialState, around: motion.restOffset, at: time, environment)
    restOffset = motion.restOffset
    end = time + motion.duration
    if environment.isInside(motion.initialOffset) { meetEitherEdge(motion, environment) }
  }

  mutating func begin(_ motion: ScrollAnimation, at time: Double) {
    kind = .animating
    animation = motion
    start = time
    end = time + motion.duration
    restOffset = motion.restOffset
    ending = .settles
    hasBounced = false
  }

  private mutating func begin(
    _ kind: Kind, _ law: ExponentialLaw, _ state: ExponentialLaw.State, around centre: Double, at time: Double,
    _ environment: AxisEnvironment
  ) {
    self.kind = kind
    self.centre = centre
    start = time
    initialState = state
    integrator = FixedStepIntegrator(law, from: state, at: time, step: environment.step)
    ending = .settles
    inward = .free
    hasBounced = false
  }

  // MARK: Other coordinates

  /// Where the law and the slide after it end.
  var landing: Double { if case .slides(let slide) = ending { slide.restOffset } else { restOffset } }

  /// Moves the laws as they are.
  mutating func translate(by amount: Double) {
    centre += amount
    restOffset += amount
    animation = animation?.shifted(by: amount)
    if case .slides(let slide) = ending { ending = .slides(slide.shifted(by: amount)) }
  }

  // MARK: Edges

  /// Ends the law at the edge ahead, if it would go beyond it.
  private mutating func meetEdge(_ motion: some Motion, goingUp: Bool, _ environment: AxisEnvironment) {
    let edge = goingUp ? environment.maximum : environment.minimum
    let slideEnd: Double? = if case .slides(let slide) = ending { slide.restOffset } else { nil }
    let furthest = slideEnd ?? motion.restOffset
    if goingUp ? furthest <= edge : furthest >= edge { return }
    guard let time = motion.time(toReach: edge) else { return }
    end = start + time
    ending = .hitsEdge(edge)
  }

  /// Ends the law at the first edge it goes beyond.
  private mutating func meetEitherEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    meet(environment.minimum, outward: -1, motion)
    meet(environment.maximum, outward: 1, motion)
  }

  private mutating func meet(_ edge: Double, outward: Double, _ motion: some Motion) {
    guard let time = motion.time(toReach: edge), start + time < end else { return }
    // A motion that starts on an edge and leaves it inward does not hit it.
    if time == 0 && !(motion.velocity(at: 0) * outward > 0) { return }
    end = start + time
    ending = .hitsEdge(edge)
  }
}
