/// The motion of a view beyond an edge, or of one pulled gently to a target: its velocity decays while the edge pulls.
///
///     e(t) = bᵗ·(e₀ + m₀·(dᵗ − 1) / ln d)        v(t) = de/dt = m(t) + ln b·e(t)        m(t) = m₀·(b·d)ᵗ
///
/// where e is the distance beyond the edge, b the share of it left after 1 ms of pull, d the deceleration rate and m
/// the momentum left of the fling. For a view that hits the edge at speed, e₀ = 0 and m₀ is that speed. The peak of
/// 33.33 ms · m₀ then follows 90.7 ms later (b = 0.99, d = 0.998), and the view never swings back past the edge.
/// - Source: docs/Physics.md, "Edge bounce" (grade B, verified on recorded bounces).
package struct EdgeBounce: SteppedMotion, Hashable {
  /// ln b as its pull and ln d as its decay, both negative.
  package let law: LinearLaw
  /// e₀ and m₀.
  package let initialState: LinearLaw.State
  package let restOffset: Double
  var centre: Double { restOffset }
  /// The duration of the motion, in ms: until it stays within half a pixel of the edge and below the stopping speed, or
  /// until it crosses the edge inward.
  package let duration: Double
  /// Whether the motion ends by crossing the edge inward with momentum left, so that another motion follows.
  package let crossesEdge: Bool

  /// Creates the bounce of a view that hits an edge at speed, the derivative of the offset there.
  package init(
    hitting edge: Double, velocity: Double, logarithmicRate: Double, displayScale: Double,
    tuning: ScrollTuning = .default
  ) {
    self.init(
      edge: edge, offset: edge, momentum: velocity, logarithmicRate: logarithmicRate, displayScale: displayScale,
      tuning: tuning)
  }

  /// Creates the return of a view released beyond an edge, or of one released at rest with a target to reach.
  ///
  /// The recoil's lag adds a part of the distance to the momentum:
  ///
  ///     m₀ = v + lag·e₀
  ///
  /// `velocity` is the derivative of the offset. A release velocity v belongs to a sum by the millisecond; its derivative
  /// is v·k / (eᵏ − 1) with k = −ln d.
  package init(
    recoilingTo edge: Double, from offset: Double, velocity: Double, logarithmicRate: Double, displayScale: Double,
    tuning: ScrollTuning = .default
  ) {
    self.init(
      edge: edge, offset: offset, momentum: velocity + tuning.recoilLagFactor * (offset - edge),
      logarithmicRate: logarithmicRate, displayScale: displayScale, tuning: tuning)
  }

  init(
    edge: Double, offset: Double, momentum: Double, logarithmicRate: Double, displayScale: Double, tuning: ScrollTuning
  ) {
    precondition(tuning.edgePull > 0 && tuning.edgePull < 1, "edgePull must lie between 0 and 1")
    restOffset = edge
    law = LinearLaw(pull: Numerics.log(tuning.edgePull), decay: logarithmicRate)
    initialState = LinearLaw.State(distance: offset - edge, momentum: momentum)
    if let crossing = law.crossingTime(initialState) {
      duration = crossing
      crossesEdge = abs(law.state(initialState, after: crossing).momentum) > tuning.stoppingSpeed
    } else {
      duration = law.settlingTime(
        initialState, distance: tuning.bounceRestDistance / displayScale, speed: tuning.stoppingSpeed)
      crossesEdge = false
    }
  }
}
