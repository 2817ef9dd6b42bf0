import FacadeSupport
import ScrollPhysics
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Laws of every scroll view of SwiftUI")
struct SwiftUILawTests {
  @Test("For any behavior and gesture the run is finite, ordered and nested, and rests inside")
  func laws() {
    let count = sweepCount(3000)
    for seed in 0..<count {
      var generator = SeededGenerator(seed: UInt64(seed))
      let view = SwiftUIScrollView.random(using: &generator)
      let actions = [ViewAction].random(24, using: &generator)
      let driven = DrivenView(actions) { view }
      guard let found = driven.violation else { continue }
      // The shortest sequence that breaks a law says most.
      let shortest = driven.shrunk
      Issue.record("seed \(seed): \(shortest.violation ?? found)\n\(shortest)")
      return
    }
    Figures.count(count, "random views", in: "SwiftUILawTests")
  }
}
