import Foundation
import GestureReplay
import TestSupport
import Testing
import UIKitFacade

@Suite("The calls of a page view controller against a model without a window") @MainActor
struct PageCallTests {
  @Test("Random strokes and turns make the calls of the model", arguments: sampled(Array(1...200), oneIn: 4))
  @MainActor func calls(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...5, using: &generator)
    let row = PageRow(count, at: Int.random(in: 0..<count, using: &generator))
    let model = PageCallModel(row)
    for view in [row.scrollView, model.view] {
      // Each page lies at an edge of the window, but not of the model.
      (view.simulation.tuning.pageOvershoot, view.simulation.tuning.pageOvershootSpeed) = (.aboveSpeed, 100)
    }
    var history = ["\(count) pages, at \(row.shown)"]
    for _ in 0..<15 {
      if Int.random(in: 0..<4, using: &generator) > 0 {
        let strokes = TouchGesture.strokes(
          Int.random(in: 1...3, using: &generator), pauses: 20...900, longest: 800, using: &generator)
        history.append("strokes from \(row.shown)")
        model.touch()
        try row.scrollView.perform(strokes)
        try model.view.perform(strokes)
      } else {
        let (page, forward) = (Int.random(in: 0..<count, using: &generator), Bool.random(using: &generator))
        let animated = Bool.random(using: &generator)
        row.pager.setViewControllers([row.pages[page]], direction: forward ? .forward : .reverse, animated: animated) {
          row.calls.append("completion \($0)")
        }
        history.append("page \(page) \(forward) \(animated)")
        #expect(row.shown == page)
        model.set(page, forward: forward, animated: animated)
        try row.scrollView.advance(until: .settled)
        try model.view.advance(until: .settled)
      }
      #expect(row.calls == model.calls && row.shown == model.shown, "\(history)")
      #expect(row.faults() == [])
      if row.calls != model.calls { return }
      row.calls = []
      model.calls = []
    }
  }
}
