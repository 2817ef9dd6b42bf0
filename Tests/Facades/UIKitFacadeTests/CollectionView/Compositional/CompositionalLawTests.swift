import FacadeSupport
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Laws of compositional layouts under gestures") @MainActor
struct CompositionalLawTests {
  @Test("For any sections and gestures the run is finite, ordered and nested, and rests inside")
  @MainActor func laws() {
    let count = sweepCount(300)
    for seed in 0..<count {
      var generator = SeededGenerator(seed: UInt64(seed))
      let sections = RandomSections(using: &generator)
      let actions = [ViewAction].random(16, using: &generator)
      let driven = [
        DrivenView(actions) { SimulatedUIScrollView { sections.makeView() } },
        sections.scrolling.map { number in
          // The size of a section is its layout's.
          DrivenView(actions.filter { if case .boundsSize = $0 { false } else { true } }) {
            SimulatedUIScrollView(section: number) { sections.makeView() }
          }
        },
      ]
      for driven in driven.compactMap({ $0 }) {
        guard let found = driven.violation else { continue }
        // The shortest sequence that breaks a law says most.
        let shortest = driven.shrunk
        Issue.record("seed \(seed), \(sections): \(shortest.violation ?? found)\n\(shortest)")
        return
      }
    }
    Figures.count(count, "random layouts", in: "CompositionalLawTests")
  }
}
