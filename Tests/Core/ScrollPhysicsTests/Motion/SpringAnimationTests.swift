import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Spring animation")
struct SpringAnimationTests {
  static let timings: [SpringTiming] = [
    SpringTiming(dampingRatio: 1, duration: 400), SpringTiming(dampingRatio: 0.3, duration: 1200),
    SpringTiming(dampingRatio: 0.7, duration: 300, velocity: 0.004),
    SpringTiming(dampingRatio: 1, duration: 500, velocity: 0.03),
    SpringTiming(dampingRatio: 0.5, duration: 500, velocity: -0.01),
    SpringTiming(mass: 1, stiffness: 200, damping: 12), SpringTiming(mass: 2, stiffness: 100, damping: 90),
    SpringTiming(perceptualDuration: 500, bounce: 0.3), SpringTiming(perceptualDuration: 500, bounce: -0.3),
    SpringTiming(perceptualDuration: 400, bounce: 0, velocity: 0.01),
  ]

  @Test(
    "The animation starts at its offset, has its derivative as velocity, and ends at the target", arguments: timings)
  func laws(timing: SpringTiming) {
    let animation = SpringAnimation(from: 30, to: -345, timing: timing)
    #expect(Laws.violations(of: animation, startingAt: 30, scale: 400) == [])
    #expect(abs(animation.velocity(at: 0) - timing.velocity * -375) <= 1e-12)
  }

  @Test("The animation obeys the equation of a damped spring", arguments: timings)
  func equation(timing: SpringTiming) {
    let animation = SpringAnimation(from: 0, to: 375, timing: timing)
    let (ratio, frequency) = (timing.dampingRatio, timing.frequency)
    var worst = Worst()
    for part in 1...30 {
      let (time, h) = (animation.duration * Double(part) / 32, 1e-3)
      let slope = (animation.velocity(at: time + h) - animation.velocity(at: time - h)) / (2 * h)
      let pull = frequency * frequency * (animation.offset(at: time) - 375)
      worst.note(slope + 2 * ratio * frequency * animation.velocity(at: time) + pull, "\(time) ms")
    }
    #expect(worst.deviation <= 1e-7, "\(worst)")
  }

  @Test("The animation mirrors to the bit, and any integration step gives the same positions", arguments: timings)
  func steps(timing: SpringTiming) {
    let (one, other) = (
      SpringAnimation(from: -100, to: 275, timing: timing), SpringAnimation(from: 100, to: -275, timing: timing)
    )
    #expect((0...60).allSatisfy { one.offset(at: Double($0) * 7) == -other.offset(at: Double($0) * 7) })
    let (ratio, frequency) = (timing.dampingRatio, timing.frequency)
    let root = abs(ratio * ratio - 1).squareRoot() * frequency
    let law =
      ratio < 1
      ? LinearLaw(pull: -ratio * frequency, frequency: root)
      : LinearLaw(pull: root - ratio * frequency, decay: -2 * root)
    for step in [0.5, 1, 3] {
      var integrator = FixedStepIntegrator(
        law, from: law.state(distance: -375, velocity: timing.velocity * 375), step: step)
      var worst = Worst()
      for time in stride(from: 0, to: one.duration, by: 1000.0 / 120) {
        worst.note(275 + integrator.advance(to: time).distance - one.offset(at: time), "\(time) ms")
      }
      #expect(worst.deviation <= 1e-9, "\(worst)")
    }
  }

  @Test("A spring with a damping ratio and a duration has the published stiffness and damping")
  func published() {
    // Framer's SpringsExample gives these beside UIView.animate's 0.25 and 3 s.
    let timing = SpringTiming(dampingRatio: 0.25, duration: 3000)
    let frequency = timing.frequency * 1000
    #expect(abs(frequency * frequency - 54.833_633_590_783_26) <= 1e-9)
    #expect(abs(2 * timing.dampingRatio * frequency - 3.702_486_785_620_688) <= 1e-9)
    #expect(timing.duration == 3000)
  }

  @Test("A spring with a mass, stiffness and damping settles when Apple's documentation says")
  func settling() {
    #expect(abs(SpringTiming(mass: 1, stiffness: 100, damping: 5).duration - 2850) <= 5)
    #expect((1000...1050).contains(SpringTiming(mass: 1, stiffness: 100, damping: 15).duration))
    // More than critical damping counts as critical.
    #expect(SpringTiming(mass: 1, stiffness: 100, damping: 90) == SpringTiming(mass: 1, stiffness: 100, damping: 20))
  }

  @Test(
    "A spring with a perceptual duration and a bounce has Apple's stiffness and damping", arguments: [0, 0.25, 0.6])
  func bounce(bounce: Double) {
    let timing = SpringTiming(perceptualDuration: 500, bounce: bounce)
    let physical = SpringTiming(
      mass: 1, stiffness: 4 * Double.pi * Double.pi / 0.25, damping: 4 * Double.pi * (1 - bounce) / 0.5)
    #expect(abs(timing.frequency - physical.frequency) <= 1e-15)
    #expect(abs(timing.dampingRatio - physical.dampingRatio) <= 1e-12)
    #expect(abs(timing.duration - physical.duration) <= 1e-6)
  }

  @Test("At the duration the amplitude is a thousandth, for any ratio and velocity")
  func ends() {
    for ratio in [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1, 3] {
      for velocity in [-50, -1, 0, 0.5, 3, 10, 40, 400] as [Double] {
        let timing = SpringTiming(dampingRatio: ratio, duration: 400, velocity: velocity / 1000)
        let (zeta, omega, v) = (min(ratio, 1), timing.frequency, velocity / 1000)
        let amplitude =
          zeta < 1
          ? abs(zeta * omega - v) / (omega * (1 - zeta * zeta).squareRoot()) * Foundation.exp(-zeta * omega * 400)
          : abs(1 + (omega - v) * 400) * Foundation.exp(-omega * 400)
        #expect(abs(amplitude - 0.001) <= 1e-9, "\(ratio) \(velocity): \(amplitude)")
        // At its end it jumps by little.
        let animation = SpringAnimation(from: 0, to: 1, timing: timing)
        if velocity <= 40 && ratio >= 0.1 {
          #expect(abs(animation.offset(at: 399.999) - 1) <= 0.04, "\(ratio) \(velocity)")
        }
      }
    }
  }

  @Test("Another duration changes only the pace")
  func pace() {
    let (one, other) = (
      SpringAnimation(from: 0, to: 1, timing: Self.timings[2]),
      SpringAnimation(from: 0, to: 1, timing: Self.timings[2].lasting(600))
    )
    for time in [10.0, 77, 200, 299] { #expect(abs(one.offset(at: time) - other.offset(at: 2 * time)) <= 1e-12) }
  }

  @Test("An animation to its own start has no duration")
  func nowhere() {
    let animation = SpringAnimation(from: 5, to: 5, timing: Self.timings[0])
    #expect(animation.duration == 0 && animation.offset(at: 0) == 5 && animation.time(toReach: 6) == nil)
  }
}
