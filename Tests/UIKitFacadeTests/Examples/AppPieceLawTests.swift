import Foundation
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Laws of every example of an app's code") @MainActor
struct AppPieceLawTests {
  /// An example's first scroll view, which keeps the example.
  private static func view(_ make: @escaping AppPiece.Factory, _ count: Int) -> SimulatedUIScrollView {
    final class Kept {
      let piece: AppPiece
      init(_ piece: AppPiece) { self.piece = piece }
    }
    return SimulatedUIScrollView {
      let piece = make(count, CGSize(width: 375, height: 667))
      let view = piece.scrollViews().first ?? UIScrollView()
      view.keep(Kept(piece))
      return view
    }
  }

  /// Examples whose own code assigns offsets that may be outside the range, where a view then stays: the carousel swaps
  /// its cells as if they were one row, which they are not in a view as tall as this one.
  private static let assignsOutside: Set = ["EndlessCarouselController"]

  private struct Run {
    var view: SimulatedUIScrollView
    var trace: ScrollTrace
    var finger = false

    mutating func perform(_ action: ViewAction) { _ = action.perform(onAny: &view, &finger, &trace) }

    /// Lifts the finger and waits; an app that goes on by itself may never rest.
    mutating func finish() {
      perform(.up)
      view.advanceToRest(limit: view.time + 20_000, recording: &trace)
    }
  }

  /// The first law that is broken, or nil.
  private func violation(_ name: String, _ count: Int, _ actions: [ViewAction]) -> String? {
    guard let make = AppPiece.all[name] else { return "there is no such example" }
    let view = Self.view(make, count)
    let scale = view.configuration.displayScale
    var full = Run(view: view, trace: ScrollTrace(displayScale: scale))
    var outcome = Run(view: view, trace: ScrollTrace(displayScale: scale, detail: .outcome))
    var copy: Run?
    var mayBeOutside = Self.assignsOutside.contains(name)
    for (index, action) in actions.enumerated() {
      if index == actions.count / 2 { copy = full }
      let before = full.view.time
      full.perform(action)
      outcome.perform(action)
      copy?.perform(action)
      switch action {
      case .scroll, .assign: mayBeOutside = true
      default: break
      }
      if full.view.time < before { return "time runs backward in \(action)" }
      if !full.view.contentOffset.isFinite || !full.view.velocity.isFinite {
        return "after \(action): an offset or velocity is not finite"
      }
      if full.view.contentOffset != outcome.view.contentOffset || full.view.phase != outcome.view.phase {
        return "after \(action): what is recorded changes the view"
      }
    }
    full.finish()
    outcome.finish()
    copy?.finish()
    let offset = full.view.contentOffset
    if offset != outcome.view.contentOffset { return "outcomes rest elsewhere" }
    if let copy, copy.trace != full.trace || copy.view.contentOffset != offset { return "a copy goes elsewhere" }
    if !full.view.isAtRest { return "never comes to rest" }
    let inside = full.view.configuration.geometry.clamped(offset)
    if !mayBeOutside && (inside - offset).length > 0.5 / scale { return "rests outside its range, at \(offset)" }
    return full.trace.brokenLaw
  }

  @Test(
    "Whatever is done to it, its run is finite, ordered and nested, a copy does the same, and it rests inside its range",
    arguments: AppPiece.all.keys.sorted())
  func laws(name: String) {
    var generator = SeededGenerator(seed: 13)
    for index in 0..<sweepCount(200) {
      let count = [0, 1, 2, 10][index % 4]
      var actions = (0..<Int.random(in: 4...24, using: &generator)).map { _ in ViewAction.random(using: &generator) }
      guard let found = violation(name, count, actions) else { continue }
      // The shortest sequence that breaks a law says most.
      var start = 0
      while start < actions.count {
        var shorter = actions
        shorter.remove(at: start)
        if violation(name, count, shorter) != nil { actions = shorter } else { start += 1 }
      }
      Issue.record("\(count) items: \(violation(name, count, actions) ?? found)\n\(actions.map(\.description))")
      return
    }
  }
}
