/// The linear law that free deceleration, edge bounce, page turn and slide share.
///
/// With e the distance from a centre and m the part of the velocity that is not the centre's pull,
///
///     de/dt = κ·e + m        dm/dt = (κ + λ)·m
///     e(t) = e^κt · (e₀ + m₀·t·φ₁(λt)),   m(t) = e^(κ+λ)t · m₀,   φ₁(z) = (eᶻ − 1) / z
///
/// | motion | κ | λ |
/// |---|---|---|
/// | deceleration | 0 | ln rate |
/// | edge bounce | ln pull | ln rate |
/// | page turn | −ω | 0 |
/// | slide | 0 | 0 |
///
/// An exact semigroup: any number of steps gives the state of one.
public struct ExponentialLaw: Hashable, Sendable {
  /// κ, the pull toward the centre, in 1/ms; 0 or negative.
  public let pull: Double
  /// λ, the decay of the free velocity, in 1/ms; 0 or negative.
  public let decay: Double

  /// Creates a law from its two constants, in 1/ms.
  public init(pull: Double, decay: Double) {
    self.pull = pull
    self.decay = decay
  }

  /// The state of a law: the distance from its centre and the free part of the velocity.
  public struct State: Hashable, Sendable {
    /// e, the distance from the centre, in points.
    public var distance: Double
    /// m, the velocity less the centre's pull, in pt/ms.
    public var momentum: Double

    /// Creates a state.
    public init(distance: Double, momentum: Double) {
      self.distance = distance
      self.momentum = momentum
    }
  }

  /// The velocity of a state, κ·e + m, in pt/ms.
  public func velocity(_ state: State) -> Double { pull * state.distance + state.momentum }

  /// The state of given distance and velocity.
  public func state(distance: Double, velocity: Double) -> State {
    State(distance: distance, momentum: velocity - pull * distance)
  }

  /// The coefficients of the exact transition across a time.
  @inline(__always)
  func transition(across time: Double) -> Transition {
    // eᶻ = 1 + z·φ₁(z) keeps the short series of small remainders.
    let decayRatio = Numerics.exponentialRatio(decay * time)
    let decayed = 1 + decay * time * decayRatio
    if pull == 0 { return Transition(keep: 1, carry: time * decayRatio, decay: decayed) }
    let pulled = 1 + pull * time * Numerics.exponentialRatio(pull * time)
    return Transition(keep: pulled, carry: pulled * time * decayRatio, decay: pulled * decayed)
  }

  /// The state a time after another, in ms.
  public func state(_ state: State, after time: Double) -> State { transition(across: time).applied(to: state) }

  /// e′ = keep·e + carry·m, m′ = decay·m.
  struct Transition: Sendable {
    var keep: Double
    var carry: Double
    var decay: Double

    @inline(__always)
    func applied(to state: State) -> State {
      State(distance: keep * state.distance + carry * state.momentum, momentum: decay * state.momentum)
    }
  }
}
