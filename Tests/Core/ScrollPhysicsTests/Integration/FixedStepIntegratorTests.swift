import ScrollPhysics
import Testing
import TestSupport

@Suite("Fixed-step integrator")
struct FixedStepIntegratorTests {
  /// A closed form and the same movement as a law with a centre.
  struct Movement: Sendable, CustomStringConvertible {
    var name: String
    var motion: any Motion
    var law: LinearLaw
    var state: LinearLaw.State
    var centre: Double
    /// When the law no longer holds, in ms.
    var end = Double.infinity
    var description: String { name }

    init(_ name: String, _ motion: Deceleration) {
      self.name = name
      self.motion = motion
      law = LinearLaw(pull: 0, decay: motion.logarithmicRate)
      state = .init(distance: 0, momentum: motion.initialVelocity)
      centre = motion.initialOffset
      end = motion.slideStart
    }

    init(_ name: String, _ motion: EdgeBounce) {
      self.name = name
      self.motion = motion
      law = LinearLaw(pull: Numerics.log(ScrollTuning.default.edgePull), decay: motion.law.decay)
      state = motion.initialState
      centre = motion.restOffset
    }

    init(_ name: String, _ motion: PageTurn) {
      self.name = name
      self.motion = motion
      let tuning = ScrollTuning.default
      law = LinearLaw(pull: -tuning.pageSpringDecay, frequency: tuning.pageSpringFrequency)
      state = motion.initialState
      centre = motion.restOffset
    }

    init(_ name: String, _ motion: ScrollAnimation) {
      self.name = name
      self.motion = motion
      law = LinearLaw(pull: 0, frequency: Double.pi / motion.duration)
      centre = (motion.initialOffset + motion.restOffset) / 2
      state = .init(distance: motion.initialOffset - centre, momentum: 0)
    }

    init(_ name: String, _ motion: LinearSlide) {
      self.name = name
      self.motion = motion
      law = LinearLaw(pull: 0, decay: 0)
      state = .init(distance: 0, momentum: motion.slideVelocity)
      centre = motion.initialOffset
    }
  }

  static let movements = [
    Movement("deceleration", Deceleration(from: 400, velocity: 4)),
    Movement("fast deceleration", Deceleration(from: -100, velocity: -5, rate: .fast)),
    Movement("edge hit", EdgeBounce(hitting: 300, velocity: 5, logarithmicRate: Numerics.log(0.998), displayScale: 3)),
    Movement(
      "recoil",
      EdgeBounce(recoilingTo: 0, from: -177, velocity: 0, logarithmicRate: Numerics.log(0.998), displayScale: 3)),
    Movement("page turn", PageTurn(to: 375, from: 40, velocity: 1.5, displayScale: 2)),
    Movement("swing past a page", PageTurn(to: 375, from: 340, velocity: 5, displayScale: 2, swingsPast: true)),
    Movement("scroll animation", ScrollAnimation(from: -40, to: 700)),
    Movement("slide", LinearSlide(from: 10, to: 200, speed: 0.05)),
  ]

  /// The worst deviation of the integrator from the closed form, started at a time and sampled at others.
  private func deviation(_ movement: Movement, step: Double, from start: Double, _ times: [Double]) -> Worst {
    var integrator = FixedStepIntegrator(
      movement.law, from: movement.law.state(movement.state, after: start), at: start, step: step)
    var worst = Worst()
    for time in times where time >= start && time < min(movement.motion.duration, movement.end) {
      let state = integrator.advance(to: time)
      worst.note(movement.centre + state.distance - movement.motion.offset(at: time), "\(time) ms")
      worst.note(movement.law.velocity(state) - movement.motion.velocity(at: time), "velocity at \(time) ms")
    }
    return worst
  }

  @Test(
    "The integrator agrees with the closed forms at display frames", arguments: movements, [0.25, 1, 4, 16.667, 0.3])
  func frames(movement: Movement, step: Double) {
    for rate in [60.0, 120, 59.94] {
      for start in [0, 0.1, 7, 33.3] {
        let worst = deviation(movement, step: step, from: start, (0...600).map { Double($0) * 1000 / rate })
        #expect(worst.deviation <= 1e-9, "\(rate) Hz from \(start) ms: \(worst)")
      }
    }
  }

  @Test("The integrator agrees with the closed forms at irregular and repeated times", arguments: movements)
  func irregular(movement: Movement) {
    var generator = SeededGenerator(seed: 81)
    for step in [0.25, 1, 4, 16.667] {
      var times: [Double] = [0, 0]
      while let last = times.last, last < 3000 {
        let gap = [0, 0.001, 0.9, 1, 17, 250][Int.random(in: 0...5, using: &generator)]
        times.append(last + gap * Double.random(in: 0...1, using: &generator))
      }
      let worst = deviation(movement, step: step, from: 0, times)
      #expect(worst.deviation <= 1e-9, "step \(step): \(worst)")
    }
  }

  @Test("Reading samples does not change later samples")
  func samplingIsPassive() {
    let movement = Self.movements[0]
    var often = FixedStepIntegrator(movement.law, from: movement.state, step: 1)
    var once = often
    for n in 0..<5000 { _ = often.advance(to: Double(n) * 0.123) }
    #expect(often.advance(to: 700.5) == once.advance(to: 700.5))
  }

  @Test("Steps lie on a grid of blocks of four, for any start time")
  func grid() {
    var integrator = FixedStepIntegrator(Self.movements[0].law, from: Self.movements[0].state, at: 0.7, step: 0.5)
    #expect(integrator.time == 0.7)
    _ = integrator.advance(to: 0.9)
    #expect(integrator.time == 0.7)
    _ = integrator.advance(to: 3.2)
    #expect(integrator.time == 2)
    _ = integrator.advance(to: 3.2)
    #expect(integrator.time == 2)
    _ = integrator.advance(to: 4)
    #expect(integrator.time == 4)
  }
}
