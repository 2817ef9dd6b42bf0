import Foundation
import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing
import UIKitFacade

@Suite("The published designs against apps' files") @MainActor
struct PublishedDesignComparisonTests {
  /// Where a run of the design first differs from the app's; nil where it does not.
  private func difference<Design: TargetBehavior>(
    _ test: PublishedDesignCase<Design>, _ rewritten: inout Int
  ) -> String? {
    let (start, collectionView) = (test.start, test.view)
    var app = SimulatedUIScrollView { collectionView }
    let configuration = app.configuration
    if let size = test.contentSize, size != configuration.geometry.contentSize {
      return "content \(size), not \(configuration.geometry.contentSize)"
    }
    let grid = PixelGrid(scale: configuration.displayScale)
    let offset = grid.rounded(configuration.geometry.interpolated(start))
    collectionView.contentOffset = CGPoint(x: offset.x, y: offset.y)
    var view = Scroller(configuration, contentOffset: offset, behavior: test.design)

    var (trace, expected) = (
      ScrollTrace(displayScale: configuration.displayScale), ScrollTrace(displayScale: configuration.displayScale)
    )
    test.script.play(on: &view, recording: &trace)
    test.script.play(on: &app, recording: &expected)
    rewritten += trace.releases.count { $0.target != $0.proposedTarget }
    if let pair = zip(trace.releases, expected.releases).first(where: { $0 != $1 }) {
      return "release \(pair.0), not \(pair.1)"
    }
    if let index = zip(trace.events, expected.events).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "call \(index): \(trace.events[index]), not \(expected.events[index])"
    }
    if let index = zip(trace.frames, expected.frames).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "frame \(index): \(trace.frames[index]), not \(expected.frames[index])"
    }
    if trace.rest != expected.rest || view.contentOffset != app.contentOffset {
      return "rests at \(view.contentOffset), not \(app.contentOffset)"
    }
    return trace == expected ? nil : "one goes on longer"
  }

  /// Compares 12,000 cases, a tenth of them in debug; returns the first difference, nil if there is none.
  private func compare<Design: TargetBehavior>(
    _ name: String, _ make: (inout SeededGenerator) -> PublishedDesignCase<Design>
  ) -> String? {
    var (count, rewritten) = (0, 0)
    var first: String?
    let cases = sweepCount(12_000, oneIn: 20)
    for seed in 0..<UInt64(cases) {
      var generator = SeededGenerator(seed: seed)
      let test = make(&generator)
      guard let difference = difference(test, &rewritten) else { continue }
      count += 1
      first = first ?? "seed \(seed), \(test): \(difference)"
    }
    #expect(rewritten > cases / 3)
    Figures.count(cases - count, "gestures alike (\(name))", in: "PublishedDesignComparisonTests")
    return first.map { "\(count) of \(cases) differ; \($0)" }
  }

  @Test("Random gestures move a row of cards like the published card paging, call by call and frame by frame")
  @MainActor func cards() { #expect(compare("card paging", PublishedDesignCase.cards) == nil) }

  @Test("Random gestures move a shelf like the published flick thresholds, call by call and frame by frame")
  @MainActor func thresholds() { #expect(compare("flick thresholds", PublishedDesignCase.thresholds) == nil) }

  @Test("Random gestures move a magazine like the published uneven pages, call by call and frame by frame")
  @MainActor func pairs() { #expect(compare("uneven pages", PublishedDesignCase.pairs) == nil) }

  @Test("Random gestures move a row or column like the published alignment, call by call and frame by frame")
  @MainActor func alignment() { #expect(compare("alignment", PublishedDesignCase.alignment) == nil) }
}

extension ScrollViewGeometry {
  /// Returns the content offset at a part of the range along each axis.
  fileprivate func interpolated(_ part: Double) -> Vector2D {
    let (least, most) = (minimumContentOffset, maximumContentOffset)
    return Vector2D(x: least.x + part * max(0, most.x - least.x), y: least.y + part * max(0, most.y - least.y))
  }
}
