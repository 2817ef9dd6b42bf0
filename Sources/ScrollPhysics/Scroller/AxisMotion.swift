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
  private var start = 0.0
  private var ending = Ending.settles
  private var inward = Inward.free
  private var centre = 0.0
  private var initialState = ExponentialLaw.State(distance: 0, momentum: 0)
  private var integrator: FixedStepIntegrator
  private var animation: ScrollAnimation?
  private var stoppingSpeed = 0.0

  /// The range, the switches and the constants the axis moves by.
  var environment: AxisEnvironment

  /// An axis at rest.
  init(restingAt offset: Double, _ environment: AxisEnvironment) {
    restOffset = offset
    self.environment = environment
    let law = ExponentialLaw(pull: 0, decay: 0)
    integrator = FixedStepIntegrator(law, from: .init(distance: 0, momentum: 0), step: environment.step)
  }

  /// Stops the axis at an offset at a time.
  mutating func rest(at offset: Double, time: Double) {
    kind = .resting
    restOffset = offset
    end = time
    animation = nil
  }

  // MARK: Beginning a law

  mutating func begin(
    _ motion: Deceleration, at time: Double, followedBy slide: LinearSlide? = nil
  ) {
    begin(.decelerating, motion.law, .init(distance: 0, momentum: motion.initialVelocity), motion.initialOffset, time)
    stoppingSpeed = motion.stoppingSpeed
    restOffset = motion.restOffset
    end = time + motion.duration
    ending = slide.map { .slides($0) } ?? .settles
    meetEdge(motion, goingUp: motion.initialVelocity > 0)
  }

  mutating func begin(_ motion: LinearSlide, at time: Double) {
    begin(.sliding, motion.law, .init(distance: 0, momentum: motion.slideVelocity), motion.initialOffset, time)
    restOffset = motion.restOffset
    end = time + motion.duration
    meetEdge(motion, goingUp: motion.slideVelocity > 0)
  }

  /// A view beyond an edge.
  mutating func begin(
    bounce motion: EdgeBounce, at time: Double, then inward: Inward = .free
  ) {
    begin(.bouncing, motion.law, motion.initialState, motion.restOffset, time)
    restOffset = motion.restOffset
    end = time + motion.duration
    if motion.crossesEdge { ending = .crossesInward(edge: motion.restOffset) }
    self.inward = inward
    hasBounced = true
  }

  /// A view pulled to a target as an edge would pull it.
  mutating func begin(recoil motion: EdgeBounce, at time: Double) {
    begin(.recoiling, motion.law, motion.initialState, motion.restOffset, time)
    restOffset = motion.restOffset
    end = time + motion.duration
    if environment.isInside(motion.initialOffset) { meetEitherEdge(motion) }
  }

  mutating func begin(_ motion: PageTurn, at time: Double) {
    begin(.turning, motion.law, motion.initialState, motion.restOffset, time)
    restOffset = motion.restOffset
    end = time + motion.duration
    if environment.isInside(motion.initialOffset) { meetEitherEdge(motion) }
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
    _ kind: Kind, _ law: ExponentialLaw, _ state: ExponentialLaw.State, _ centre: Double, _ time: Double
  ) {
    self.kind = kind
    self.centre = centre
    start = time
    initialState = state
    integrator = FixedStepIntegrator(law, from: state, at: time, step: environment.step)
    animation = nil
    ending = .settles
    inward = .free
    hasBounced = false
  }

  /// Ends the law at the edge ahead, if it would go beyond it.
  private mutating func meetEdge(_ motion: some Motion, goingUp: Bool) {
    let edge = goingUp ? environment.maximum : environment.minimum
    let slideEnd: Double? = if case .slides(let slide) = ending { slide.restOffset } else { nil }
    let furthest = slideEnd ?? motion.restOffset
    if goingUp ? furthest <= edge : furthest >= edge { return }
    guard let time = motion.time(toReach: edge) else { return }
    end = start + time
    ending = .hitsEdge(edge)
  }

  /// Ends the law at the first edge it goes beyond.
  private mutating func meetEitherEdge(_ motion: some Motion) {
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

  /// The velocity the present law begins with, in pt/ms.
  var departureVelocity: Double {
    switch kind {
    case .resting, .animating: 0
    default: integrator.law.velocity(initialState)
    }
  }

  // MARK: Time

  /// The offset and the velocity at a time; hands over to the next law where the present one ends before it.
  @inline(__always)
  mutating func sample(at time: Double) -> (offset: Double, velocity: Double) {
    if kind == .resting { return (restOffset, 0) }
    if time >= end { handOver(until: time) }
    switch kind {
    case .resting:
      return (restOffset, 0)
    case .animating:
      return animation.map { ($0.offset(at: time - start), $0.velocity(at: time - start)) } ?? (restOffset, 0)
    default:
      let state = integrator.advance(to: time)
      return (centre + state.distance, integrator.law.velocity(state))
    }
  }

  /// Solves the chain of laws to its end without stepping.
  mutating func solve() {
    if kind != .resting { handOver(until: .infinity) }
  }

  private mutating func handOver(until time: Double) {
    while kind != .resting && time >= end {
      let law = integrator.law
      let state = law.state(initialState, after: end - start)
      switch ending {
      case .settles:
        rest(at: restOffset, time: end)
      case .slides(let slide):
        begin(slide, at: end)
      case .hitsEdge(let edge):
        if !environment.bounces {
          rest(at: edge, time: end)
        } else {
          let rate = kind == .decelerating ? law.decay : environment.logarithmicRate
          let bounce = EdgeBounce(
            hitting: edge, velocity: law.velocity(state), logarithmicRate: rate,
            displayScale: environment.displayScale, tuning: environment.tuning)
          begin(bounce: bounce, at: end)
        }
      case .crossesInward(let edge):
        comeIn(from: edge, velocity: state.momentum)
      }
    }
  }

  private mutating func comeIn(from edge: Double, velocity: Double) {
    let tuning = environment.tuning
    switch inward {
    case .free:
      let free = Deceleration(
        from: edge, velocity: velocity, logarithmicRate: environment.logarithmicRate,
        stoppingSpeed: tuning.stoppingSpeed)
      let rest = environment.rounded(free.restOffset)
      let committed = Deceleration(
        from: edge, velocity: velocity, logarithmicRate: environment.logarithmicRate,
        stoppingSpeed: tuning.stoppingSpeed, restingAt: rest)
      begin(environment.isInside(rest) ? committed : free, at: end)
    case .retarget(let target):
      if let landing = Deceleration.retargeted(to: target, from: edge, velocity: velocity, tuning: tuning) {
        begin(landing.deceleration, at: end, followedBy: landing.slide)
      } else {
        let recoil = EdgeBounce(
          edge: target, offset: edge, momentum: velocity, logarithmicRate: environment.logarithmicRate,
          displayScale: environment.displayScale, tuning: tuning)
        begin(recoil: recoil, at: end)
      }
    case .page(let page):
      let turn = PageTurn(
        to: page, from: edge, velocity: velocity, displayScale: environment.displayScale, tuning: tuning)
      begin(turn, at: end)
    }
  }

  // MARK: Changes on the way

  /// Goes on from an offset and velocity after the range, or the offset itself, has changed by something other than
  /// the motion.
  ///
  /// - Parameters:
  ///   - shift: By how much the offset was changed; where the motion was committed to rest moves along.
  mutating func resume(
    from offset: Double, velocity: Double, at time: Double, shiftedBy shift: Double
  ) {
    let tuning = environment.tuning
    let rest = restOffset + shift
    switch kind {
    case .resting:
      restOffset = offset
    case .animating:
      break
    case .decelerating, .bouncing, .sliding:
      let isInside = environment.isInside(offset)
      if !isInside && environment.bounces {
        let rate = kind == .decelerating ? integrator.law.decay : environment.logarithmicRate
        let pull = Numerics.log(tuning.edgePull)
        let edge = environment.clamped(offset)
        let bounce = EdgeBounce(
          edge: edge, offset: offset, momentum: velocity - pull * (offset - edge), logarithmicRate: rate,
          displayScale: environment.displayScale, tuning: tuning)
        begin(bounce: bounce, at: time, then: inward)
      } else if !isInside {
        self.rest(at: environment.clamped(offset), time: time)
      } else if kind == .sliding {
        begin(LinearSlide(from: offset, to: rest, speed: tuning.slideSpeed), at: time)
      } else if kind == .decelerating {
        let slide: LinearSlide? = if case .slides(let slide) = ending { slide } else { nil }
        let motion = Deceleration(
          from: offset, velocity: velocity, logarithmicRate: integrator.law.decay, stoppingSpeed: stoppingSpeed,
          restingAt: slide == nil ? rest : nil)
        let tail = slide.map {
          LinearSlide(from: motion.restOffset, to: $0.restOffset + shift, speed: abs($0.slideVelocity))
        }
        begin(motion, at: time, followedBy: tail)
      } else {
        let motion = Deceleration(
          from: offset, velocity: velocity, logarithmicRate: environment.logarithmicRate,
          stoppingSpeed: tuning.stoppingSpeed)
        begin(motion, at: time)
      }
    case .recoiling:
      let momentum = velocity - Numerics.log(tuning.edgePull) * (offset - rest)
      let recoil = EdgeBounce(
        edge: rest, offset: offset, momentum: momentum, logarithmicRate: environment.logarithmicRate,
        displayScale: environment.displayScale, tuning: tuning)
      begin(recoil: recoil, at: time)
    case .turning:
      let page = environment.clamped(rest)
      let turn = PageTurn(
        to: page, from: offset, velocity: velocity, displayScale: environment.displayScale, tuning: tuning)
      begin(turn, at: time)
    }
  }
}
