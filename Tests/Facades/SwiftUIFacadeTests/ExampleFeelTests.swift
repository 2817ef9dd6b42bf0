import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import TestSupport
import Testing

/// The example files as maps, audits, feel sheets and goldens take them.
@Suite("The feel of the example files")
@MainActor
struct ExampleFeelTests {
  nonisolated static let names = [
    "HidingHeader", "ThirdPaging", "WeekStrip", "FlickCarousel", "RowSnap", "StoryPages", "CenteredCards",
    "ClampedPager",
    "CardDeck", "ChapterList",
  ]

  /// A view for each example, by the name of its file.
  static let examples: [(name: String, view: SwiftUIScrollView)] = {
    let cards = ScrollTargetViews.row(widths: Array(repeating: 300, count: 12), height: 200, spacing: 12)
    let card = CGSize(width: 375, height: 200)
    let phone = CGSize(width: 375, height: 667)
    let margins = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    let widths = (1...10).map { CGFloat($0) * 20 }
    let heights: [CGFloat] = [80, 120, 60, 300, 90, 200, 700, 700]
    let list = ScrollTargetViews.column(heights: Array(repeating: 200, count: 30), width: 375)
    return [
      ("HidingHeader", SwiftUIScrollView(size: phone, views: list, behavior: HidingHeader(headerHeight: 240))),
      (
        "ThirdPaging",
        SwiftUIScrollView(
          .horizontal, size: card, views: .row(widths: Array(repeating: 375, count: 5), height: 200), behavior: .thirds)
      ),
      (
        "WeekStrip",
        SwiftUIScrollView(
          .horizontal, size: CGSize(width: 350, height: 80),
          views: .row(widths: Array(repeating: 50, count: 70), height: 80),
          behavior: WeekStripBehavior(dayWidth: 50))
      ),
      (
        "FlickCarousel",
        SwiftUIScrollView(
          .horizontal, size: card, contentMargins: margins, views: cards,
          behavior: FlickCarouselBehavior(cardWidth: 300, spacing: 12))
      ),
      (
        "RowSnap",
        SwiftUIScrollView(
          size: phone, views: .column(heights: heights, width: 375, spacing: 10),
          behavior: RowSnap(heights: heights, spacing: 10))
      ),
      (
        "StoryPages",
        SwiftUIScrollView(
          size: phone, views: .column(heights: Array(repeating: 667, count: 8), width: 375), behavior: StoryPages())
      ),
      (
        "CenteredCards",
        SwiftUIScrollView(
          .horizontal, size: CGSize(width: 402, height: 44),
          contentMargins: EdgeInsets(top: 0, leading: 201, bottom: 0, trailing: 201),
          views: .row(widths: widths, height: 44, spacing: 24), behavior: CenteredCards(widths: widths, spacing: 24))
      ),
      (
        "ClampedPager",
        SwiftUIScrollView(
          .horizontal, size: card, views: .row(widths: Array(repeating: 375, count: 6), height: 200),
          behavior: ClampedPager(state: PagerState()))
      ),
      (
        "CardDeck",
        SwiftUIScrollView(
          .horizontal, size: CGSize(width: 380, height: 200),
          views: .row(widths: Array(repeating: 344, count: 8), height: 200),
          behavior: CardDeck())
      ),
      ("ChapterList", SwiftUIScrollView(size: phone, views: list, behavior: ChapterList(reader: Reader()))),
    ]
  }()

  private func anchor(_ name: String) -> UnitPoint? { name == "CenteredCards" ? .center : nil }

  @Test("The feel sheet of each example matches its golden", arguments: names)
  @MainActor func sheet(name: String) throws {
    let view = try #require(Self.examples.first { $0.name == name }?.view)
    try expectFeelSheet(of: view.underTest(name, anchor: anchor(name)), matches: name)
  }

  @Test("A swipe of each example matches its golden, frame by frame", arguments: names)
  @MainActor func swipe(name: String) throws {
    var view = try #require(Self.examples.first { $0.name == name }?.view)
    let items = view.items(anchor: anchor(name))(view.configuration)
    let isRow = view.configuration.geometry.contentSize.width > view.configuration.geometry.boundsSize.width
    let trace = try view.perform(
      .flick(
        from: isRow ? Vector2D(x: 330, y: 40) : Vector2D(x: 180, y: 500),
        by: isRow ? Vector2D(x: -140, y: 0) : Vector2D(x: 0, y: -140), releaseVelocity: 1.2))
    try expectFeel(trace, matches: "\(name)-swipe", items: items)
  }

  @Test(
    "Audits run in both units, and find an unreachable threshold in an example that means pt/s",
    arguments: sampled(names, oneIn: 2))
  @MainActor func audits(name: String) throws {
    let view = try #require(Self.examples.first { $0.name == name }?.view)
    for unit in ScrollTargetModel.VelocityUnit.allCases {
      var model = view.model
      model.velocityUnit = unit
      let report = try Audits.run(
        on: view.with(model).underTest(name, anchor: anchor(name)),
        only: ["wrong-unit", "ignored-insets", "unreachable-items"])
      let isFound = AuditReportText.encode(report).contains("a release is a flick above")
      let meansSeconds = name == "WeekStrip" || name == "FlickCarousel"
      #expect(isFound == (meansSeconds && unit == .pointsPerMillisecond))
    }
  }
}
