import Foundation
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("The published carousel against an app's carousel") @MainActor
struct PublishedCarouselComparisonTests {
  /// A carousel and what a finger does to it, by a seed.
  private struct Case: CustomStringConvertible {
    let count: Int
    let size: CGSize
    let spacing: CGFloat
    let viewport: CGFloat
    let displayScale: Double
    let interval: Double?
    let script: TouchScript

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      let isWhole = Bool.random(using: &generator)
      func length(_ range: ClosedRange<Double>) -> Double {
        let length = Double.random(in: range, using: &generator)
        return isWhole ? length.rounded() : length
      }
      count = Int.random(in: 1...8, using: &generator)
      viewport = Bool.random(using: &generator) ? length(300...430) : length(600...1200)
      size = CGSize(width: length(180...340), height: 200)
      spacing = length(0...40)
      displayScale = Double(Int.random(in: 1...3, using: &generator))
      interval = [nil, 500, 2000][Int.random(in: 0...2, using: &generator)]
      script = TouchScript(using: &generator)
    }

    var description: String {
      "\(count) of \(size.width), \(spacing) apart, in \(viewport) at \(displayScale)x, timer \(interval ?? 0): \(script)"
    }
  }

  /// Where a run first differs; nil where it does not.
  private func difference(_ test: Case) -> String? {
    let colors = (0..<test.count).map { UIColor(white: CGFloat($0) / 10, alpha: 1) }
    let controller = EndlessCarouselController(
      banners: colors, bannerSize: test.size, spacing: test.spacing, interval: test.interval.map { $0 / 1000 })
    controller.view.frame = CGRect(x: 0, y: 0, width: test.viewport, height: test.size.height)
    controller.view.layoutIfNeeded()
    guard let collectionView = controller.collectionView else { return "no collection view" }
    // Autoresizing adds and subtracts lengths; here both are to have the same bits.
    collectionView.frame = controller.view.bounds
    controller.view.layoutIfNeeded()
    collectionView.simulation.displayScale = test.displayScale
    var app = SimulatedUIScrollView { collectionView }

    let design = PublishedCarousel(
      itemCount: test.count, itemWidth: Double(test.size.width), itemSpacing: Double(test.spacing))
    var view = PublishedCarouselView(design, app.configuration, autoScrollInterval: test.interval)
    // In a wide view the first page is out of bounds.
    collectionView.contentOffset.x = 2 * (test.size.width + test.spacing) - (test.viewport - test.size.width) / 2

    var (trace, expected) = (ScrollTrace(displayScale: test.displayScale), ScrollTrace(displayScale: test.displayScale))
    test.script.play(on: &view, recording: &trace)
    test.script.play(on: &app, recording: &expected)
    // And the timer a few times, around the ends.
    let end = max(view.time, app.time) + 3001
    view.advance(to: end, recording: &trace)
    app.advance(to: end, recording: &expected)
    if let index = zip(trace.events, expected.events).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "call \(index): \(trace.events[index]), not \(expected.events[index])"
    }
    if let index = zip(trace.frames, expected.frames).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "frame \(index): \(trace.frames[index]), not \(expected.frames[index])"
    }
    if view.design.currentPage != controller.page {
      return "page \(view.design.currentPage), not \(controller.page)"
    }
    if view.contentOffset != app.contentOffset { return "at \(view.contentOffset), not \(app.contentOffset)" }
    if trace.events != expected.events || trace.frames != expected.frames { return "one goes on longer" }
    return nil
  }

  @Test("All gestures move both alike, call by call and frame by frame, with and without the timer")
  @MainActor func random() {
    var differing: [(seed: UInt64, difference: String)] = []
    let count = sweepCount(12_000, oneIn: 60)
    for seed in 0..<UInt64(count) {
      if let difference = difference(Case(seed: seed)) { differing.append((seed, difference)) }
    }
    if let first = differing.first {
      Issue.record("\(differing.count) differ; seed \(first.seed), \(Case(seed: first.seed)): \(first.difference)")
    }
    Figures.count(count - differing.count, "gestures alike", in: "PublishedCarouselComparisonTests")
  }
}
