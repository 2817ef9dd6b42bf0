/// The linear law that all motions share: deceleration, slide, edge bounce, page turn and scroll animation.
///
/// The state has two parts: e, the distance from a centre, and m, the velocity without the centre's pull.
///
///     de/dt = κ·e + m        dm/dt = (κ + λ)·m − ω²·e
///
/// A law either decays (ω = 0) or swings (λ = 0). The exact solutions are
///
///     ω = 0:  e(t) = e^κt · (e₀ + m₀·t·φ₁(λt))           m(t) = e^(κ+λ)t · m₀,   φ₁(z) = (eᶻ − 1) / z
///     λ = 0:  e(t) = e^κt · (e₀·cos ωt + m₀·sin ωt / ω)   m(t) = e^κt · (m₀·cos ωt − e₀·ω·sin ωt)
///
/// | motion | κ | λ | ω |
/// |---|---|---|---|
/// | deceleration | 0 | ln rate | 0 |
/// | slide | 0 | 0 | 0 |
/// | edge bounce | ln pull | ln rate | 0 |
/// | page turn | −σ | 0 | ω |
/// | scroll animation | 0 | 0 | π / duration |
///
/// The law is an exact semigroup: any number of steps gives the same state as one step over the same time.
package struct LinearLaw: Hashable, Sendable {
  /// κ, the pull toward the centre, in 1/ms; 0 or negative.
  package let pull: Double
  /// λ, the decay of the free velocity, in 1/ms; 0 or negative.
  package let decay: Double
  /// ω, the frequency of the swing around the centre, in radians per ms; 0 or positive.
  package let frequency: Double

  /// Creates a law that decays without a swing, or one that swings around its centre, from two constants: the pull and the
  /// decay in 1/ms, or the pull in 1/ms and the frequency in rad/ms.
  package init(pull: Double, decay: Double = 0, frequency: Double = 0) {
    (self.pull, self.decay, self.frequency) = (pull, decay, frequency)
  }

  /// The state of a law: the distance from its centre and the free part of the velocity.
  package struct State: Hashable, Sendable {
    /// e, the distance from the centre, in points.
    package var distance: Double
    /// m, the velocity less the centre's pull, in pt/ms.
    package var momentum: Double

    package init(distance: Double, momentum: Double) {
      self.distance = distance
      self.momentum = momentum
    }
  }

  /// Returns the velocity of a state, κ·e + m, in pt/ms.
  package func velocity(_ state: State) -> Double { pull * state.distance + state.momentum }

  package func state(distance: Double, velocity: Double) -> State {
    State(distance: distance, momentum: velocity - pull * distance)
  }

  @inline(__always) func transition(across time: Double) -> Transition {
    if frequency != 0 { return swing(across: time) }
    // Computing eᶻ as 1 + z·φ₁(z) uses the short series of small remainders.
    let decayRatio = Numerics.exponentialRatio(decay * time)
    let decayed = 1 + decay * time * decayRatio
    if pull == 0 { return Transition(keep: 1, carry: time * decayRatio, turn: 0, decay: decayed) }
    let pulled = 1 + pull * time * Numerics.exponentialRatio(pull * time)
    return Transition(keep: pulled, carry: pulled * time * decayRatio, turn: 0, decay: pulled * decayed)
  }

  @inline(never) private func swing(across time: Double) -> Transition {
    let left = pull == 0 ? 1 : Numerics.exp(pull * time)
    let angle = Numerics.sinAndCos(frequency * time)
    let (sin, cos) = (left * angle.sin, left * angle.cos)
    return Transition(keep: cos, carry: sin / frequency, turn: -frequency * sin, decay: cos)
  }

  package func state(_ state: State, after time: Double) -> State { transition(across: time).applied(to: state) }

  /// The coefficients of e′ = keep·e + carry·m and m′ = turn·e + decay·m.
  struct Transition: Sendable {
    var keep: Double
    var carry: Double
    /// 0 if the law does not swing.
    var turn: Double
    var decay: Double

    static let identity = Transition(keep: 1, carry: 0, turn: 0, decay: 1)

    @inline(__always) func applied(to state: State) -> State {
      State(
        distance: keep * state.distance + carry * state.momentum,
        momentum: turn * state.distance + decay * state.momentum)
    }
  }
}
