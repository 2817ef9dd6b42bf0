import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Linear law")
struct LinearLawTests {
  static let laws = [
    LinearLaw(pull: 0, decay: Numerics.log(0.998)),
    LinearLaw(pull: Numerics.log(0.99), decay: Numerics.log(0.998)),
    LinearLaw(pull: -0.0212, decay: 0), LinearLaw(pull: 0, decay: 0), LinearLaw(pull: -0.5, decay: -0.7),
    LinearLaw(pull: -0.0144, frequency: 0.007_57), LinearLaw(pull: 0, frequency: 0.01),
  ]

  @Test("Two half steps equal one step, and so do three thirds", arguments: laws)
  func semigroup(law: LinearLaw) {
    var generator = SeededGenerator(seed: 71)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let start = LinearLaw.State(
        distance: Double.random(in: -300...300, using: &generator),
        momentum: Double.random(in: -5...5, using: &generator))
      let step = Double.random(in: 0...400, using: &generator)
      let one = law.state(start, after: step)
      let halves = law.state(law.state(start, after: step / 2), after: step / 2)
      let parts = law.state(law.state(law.state(start, after: step / 3), after: step / 2), after: step / 6)
      for state in [halves, parts] {
        worst.note(state.distance - one.distance, "\(start) across \(step) ms")
        worst.note(state.momentum - one.momentum, "\(start) across \(step) ms")
      }
    }
    #expect(worst.deviation <= 1e-11, "\(worst)")
  }

  @Test("The states satisfy the two equations", arguments: laws)
  func equations(law: LinearLaw) {
    let start = LinearLaw.State(distance: 80, momentum: -1.5)
    var worst = Worst()
    for time in [1.0, 20, 130] {
      let h = 1e-4
      let before = law.state(start, after: time - h)
      let now = law.state(start, after: time)
      let after = law.state(start, after: time + h)
      worst.note((after.distance - before.distance) / (2 * h) - law.velocity(now), "distance at \(time) ms")
      let slope = (after.momentum - before.momentum) / (2 * h)
      let pull = law.frequency * law.frequency * now.distance
      worst.note(slope - (law.pull + law.decay) * now.momentum + pull, "momentum at \(time) ms")
    }
    #expect(worst.deviation <= 1e-6, "\(worst)")
  }

  @Test("A state made from a distance and a velocity has both", arguments: laws)
  func velocity(law: LinearLaw) {
    let state = law.state(distance: 33, velocity: -0.7)
    #expect(state.distance == 33)
    #expect(abs(law.velocity(state) + 0.7) <= 1e-13)
    #expect(law.state(state, after: 0) == state)
  }
}
