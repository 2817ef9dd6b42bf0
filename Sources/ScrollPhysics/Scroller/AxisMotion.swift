/// The motion of one axis: a chain of laws, each handed over to the next at the exact instant.
///
/// Times are in ms since the motion of the whole view began.
struct AxisMotion {
  /// The law in effect, with its data.
  enum Law {
    case rest(at: Double, afterBounce: Bool)
    case deceleration(Deceleration)
    case slide(LinearSlide)
    /// Beyond an edge, and where the axis goes if it comes back inside with momentum left.
    case bounce(EdgeBounce, then: Destination)
    /// Pulled to a target as an edge would pull it.
    case pull(EdgeBounce)
    case pageTurn(PageTurn)
    case animation(ScrollAnimation)
  }

  /// Where an axis goes after it crosses an edge inward.
  enum Destination {
    case free
    case page(Double)
  }

  private(set) var law: Law
  private(set) var start = 0.0
  /// The end of the law in effect; the time of the rest if the axis rests.
  private(set) var end = 0.0
  /// The edge that the axis hits at the end of the law; nil if the law ends by itself.
  private(set) var edge: Double?
  var integrator = FixedStepIntegrator.still

  init(restingAt offset: Double) { law = .rest(at: offset, afterBounce: false) }

  // MARK: The law in effect

  var isResting: Bool { if case .rest = law { true } else { false } }
  var isBouncing: Bool { if case .bounce = law { true } else { false } }
  var isAnimating: Bool { if case .animation = law { true } else { false } }

  var hasBounced: Bool { if case .rest(_, let afterBounce) = law { afterBounce } else { isBouncing } }

  /// The offset at which the axis rests, or would come to rest if there were no edges.
  var restOffset: Double {
    switch law {
    case .rest(let offset, _): offset
    case .deceleration(let motion): motion.restOffset
    case .slide(let motion): motion.restOffset
    case .bounce(let motion, _), .pull(let motion): motion.restOffset
    case .pageTurn(let motion): motion.restOffset
    case .animation(let motion): motion.restOffset
    }
  }

  /// The offset from which the integrator's distances are measured.
  var centre: Double {
    switch law {
    case .rest(let offset, _): offset
    case .deceleration(let motion): motion.centre
    case .slide(let motion): motion.centre
    case .bounce(let motion, _), .pull(let motion): motion.centre
    case .pageTurn(let motion): motion.centre
    case .animation(let motion): motion.centre
    }
  }

  /// The derivative of the offset before the first step of the law, in pt/ms.
  var initialVelocity: Double { isResting ? 0 : integrator.velocity }

  /// The velocity with which the axis leaves the finger, in pt/ms; for a deceleration, the initial velocity of its discrete decay.
  var departureVelocity: Double {
    switch law {
    case .deceleration(let motion): motion.duration > 0 ? motion.launchVelocity : 0
    case .animation: 0
    default: initialVelocity
    }
  }

  // MARK: Beginning a law

  /// Stops the axis at an offset at a time.
  /// - Parameter afterBounce: Whether a bounce brought the axis there; by default whether its last law was one.
  mutating func rest(at offset: Double, time: Double, afterBounce: Bool? = nil) {
    law = .rest(at: offset, afterBounce: afterBounce ?? hasBounced)
    end = time
    edge = nil
  }

  mutating func begin(_ motion: Deceleration, at time: Double, _ environment: AxisEnvironment) {
    begin(.deceleration(motion), motion, at: time, environment)
    end = time + motion.slideStart
    meetEdge(motion, environment)
  }

  mutating func begin(_ motion: LinearSlide, at time: Double, _ environment: AxisEnvironment) {
    begin(.slide(motion), motion, at: time, environment)
    meetEdge(motion, environment)
  }

  mutating func begin(
    bounce motion: EdgeBounce, at time: Double, then destination: Destination = .free, _ environment: AxisEnvironment
  ) {
    begin(.bounce(motion, then: destination), motion, at: time, environment)
  }

  mutating func begin(pull motion: EdgeBounce, at time: Double, _ environment: AxisEnvironment) {
    begin(.pull(motion), motion, at: time, environment)
    stopAtEitherEdge(motion, environment)
  }

  mutating func begin(_ motion: PageTurn, at time: Double, _ environment: AxisEnvironment) {
    begin(.pageTurn(motion), motion, at: time, environment)
    stopAtEitherEdge(motion, environment)
  }

  mutating func begin(_ motion: ScrollAnimation, at time: Double, _ environment: AxisEnvironment) {
    if motion.duration == 0 {
      rest(at: motion.restOffset, time: time, afterBounce: false)
    } else {
      begin(.animation(motion), motion, at: time, environment)
    }
  }

  private mutating func begin(
    _ law: Law, _ motion: some SteppedMotion, at time: Double, _ environment: AxisEnvironment
  ) {
    self.law = law
    start = time
    end = time + motion.duration
    edge = nil
    integrator = FixedStepIntegrator(motion.law, from: motion.initialState, at: time, step: environment.step)
  }

  /// Moves the law to other coordinates without changing it.
  mutating func translate(by amount: Double) {
    switch law {
    case .rest(let offset, let afterBounce): law = .rest(at: offset + amount, afterBounce: afterBounce)
    case .deceleration(let motion): law = .deceleration(motion.shifted(by: amount))
    case .slide(let motion): law = .slide(motion.shifted(by: amount))
    case .bounce(let motion, let destination): law = .bounce(motion.shifted(by: amount), then: destination)
    case .pull(let motion): law = .pull(motion.shifted(by: amount))
    case .pageTurn(let motion): law = .pageTurn(motion.shifted(by: amount))
    case .animation(let motion): law = .animation(motion.shifted(by: amount))
    }
  }

  // MARK: Edges

  /// Ends a law that moves in one direction at the edge ahead, if it would go beyond that edge.
  private mutating func meetEdge(_ motion: some Motion, _ environment: AxisEnvironment) {
    let edge = environment.range.clamped(motion.restOffset)
    guard edge != motion.restOffset, let time = motion.time(toReach: edge), start + time < end else { return }
    end = start + time
    self.edge = edge
  }

  /// Ends a pull at the first edge it would cross, if the view does not bounce.
  ///
  /// In a view that bounces, the pull swings back to its target by itself.
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
