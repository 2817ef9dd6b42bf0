import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import TestSupport
import Testing
import UIKitFacade

@Suite("Laws of the behaviors as apps write them") @MainActor
struct ExampleLawTests {
  /// Returns a view of a size with lengths of views and one of the example behaviors; the same one each time.
  private typealias Factory =
    @MainActor (_ size: CGSize, _ lengths: [CGFloat], _ environment: EnvironmentValues) -> SwiftUIScrollView

  private static func make<Behavior: ScrollTargetBehavior>(
    _ axis: Axis.Set, _ behavior: @escaping @MainActor ([CGFloat]) -> Behavior
  ) -> Factory {
    { size, lengths, environment in
      let views =
        axis == .horizontal
        ? ScrollTargetViews.row(widths: lengths, height: 200, spacing: 8)
        : ScrollTargetViews.column(heights: lengths, width: 200, spacing: 8)
      return SwiftUIScrollView(
        axis, size: size, environment: environment, views: views,
        behavior: behavior(lengths))
    }
  }

  private static let all: [String: Factory] = [
    "FlickCarouselBehavior": make(.horizontal) { _ in FlickCarouselBehavior(cardWidth: 300, spacing: 12) },
    "HidingHeader": make(.vertical) { _ in HidingHeader(headerHeight: 240) },
    "PullToSearch": make(.vertical) { _ in PullToSearch { _ in } },
    "RowSnap": make(.vertical) { RowSnap(heights: $0, spacing: 8) },
    "StoryPages": make(.vertical) { _ in StoryPages() },
    "ThirdPaging": make(.horizontal) { _ in ThirdPaging() },
    "WeekStripBehavior": make(.horizontal) { _ in WeekStripBehavior(dayWidth: 50) },
    "CardDeck": make(.horizontal) { _ in CardDeck() },
    "CenteredCards": make(.horizontal) { CenteredCards(widths: $0, spacing: 8) },
    "ChapterList": make(.vertical) { _ in ChapterList(reader: Reader()) },
  ]

  @Test(
    "In every size, with any number of views and resizes in flight, the run is finite, ordered, nested and inside",
    arguments: [
      "CardDeck", "CenteredCards", "ChapterList", "FlickCarouselBehavior", "HidingHeader", "PullToSearch", "RowSnap",
      "StoryPages", "ThirdPaging", "WeekStripBehavior",
    ])
  @MainActor func laws(name: String) throws {
    let make = try #require(Self.all[name])
    let sequences = sweepCount(400)
    for seed in 0..<UInt64(sequences) {
      var generator = SeededGenerator(seed: seed)
      func length() -> CGFloat { CGFloat.random(in: 1...600, using: &generator).rounded() }
      let count =
        Bool.random(using: &generator)
        ? Int.random(in: 0...1, using: &generator) : Int.random(in: 2...20, using: &generator)
      let lengths = (0..<count).map { _ in length() }
      let size = CGSize(width: length(), height: length())
      var environment = EnvironmentValues()
      environment.displayScale = CGFloat(Int.random(in: 1...3, using: &generator))
      environment.layoutDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
      let actions = [ViewAction].resizedInFlight(using: &generator)
      let driven = DrivenView(actions) { make(size, lengths, environment) }
      guard let found = driven.violation else { continue }
      let shortest = driven.shrunk
      Issue.record("seed \(seed), \(lengths) in \(size): \(shortest.violation ?? found)\n\(shortest)")
      return
    }
    Figures.count(sequences, "sequences of examples", in: "ExampleLawTests")
  }
}
