import ScrollPhysics
import TestSupport
import Testing

@Suite("Landing law")
struct LandingLawTests {
  /// Rewrites the target to a multiple of 110 pt.
  private struct Stops: TargetBehavior {
    var isOn: Bool

    func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      if isOn { target = Vector2D(x: (target.x / 110).rounded() * 110, y: (target.y / 110).rounded() * 110) }
    }
  }

  @Test("The landing law and a stepped run agree to 1e-9 pt wherever the law applies", arguments: [false, true])
  func stepping(isOn: Bool) {
    var generator = SeededGenerator(seed: 5)
    var worst = Worst()
    var answered = 0
    for _ in 0..<sweepCount(20_000) {
      var configuration = ScrollConfiguration.random(using: &generator)
      configuration.isPagingEnabled = Int.random(in: 0...5, using: &generator) == 0
      let axis: ScrollAxis = Bool.random(using: &generator) ? .horizontal : .vertical
      let geometry = configuration.geometry
      var offset = geometry.minimumContentOffset
      offset[axis] += Double.random(in: -50...geometry.maximumOffset(axis) - offset[axis] + 50, using: &generator)
      var velocity = Vector2D.zero
      velocity[axis] = Double.random(in: -4...4, using: &generator)
      if Int.random(in: 0...3, using: &generator) == 0 { velocity[axis] = 0 }
      let law = LandingLaw(configuration, axis, velocity: velocity[axis])
      let natural = law.proposedTarget(from: offset[axis])

      var view = Scroller(configuration, contentOffset: offset, behavior: Stops(isOn: isOn))
      var trace = ScrollTrace(displayScale: configuration.displayScale)
      view.release(ReleaseState(contentOffset: offset, velocity: velocity), recording: &trace)
      view.advanceToRest(recording: &trace)
      let release = trace.releases[0]
      worst.note(natural, from: release.proposedTarget[axis], "proposed, \(configuration) at \(offset) \(velocity)")
      let rewritten = release.target[axis] != natural
      if let rest = law.rest(from: offset[axis], target: release.target[axis], isRewritten: rewritten) {
        answered += 1
        worst.note(rest, from: view.contentOffset[axis], "rest, \(configuration) at \(offset) \(velocity)")
      }
      let landing = Scroller(configuration, behavior: Stops(isOn: isOn)).asked(offset, velocity)
      worst.note(landing.restOffset[axis], from: view.contentOffset[axis], "landing at \(offset) \(velocity)")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(answered > sweepCount(20_000) / 4)
  }

  @Test("A drag moves the content by the finger's distance inside the range, and by less beyond an edge")
  func dragged() {
    let shelf = ScrollConfiguration.shelf
    #expect(shelf.offset(draggedTo: 120, .horizontal) == 120)
    let beyond = shelf.offset(draggedTo: -120, .horizontal)
    #expect(beyond < -30 && beyond > -120)
    var hard = shelf
    hard.bounces = false
    #expect(hard.offset(draggedTo: -120, .horizontal) == 0)
    #expect(shelf.offset(draggedTo: 50, .vertical) == 0)
  }
}

extension Scroller {
  /// A landing of a copy.
  fileprivate func asked(_ offset: Vector2D, _ velocity: Vector2D) -> Landing {
    var copy = self
    return copy.landing(of: ReleaseState(contentOffset: offset, velocity: velocity))
  }
}
