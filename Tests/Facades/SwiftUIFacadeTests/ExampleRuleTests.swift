import FeelTesting
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import Testing
import UIKitFacade

/// The behaviors of the example files: each comes to rest where its rule, computed by hand, says.
@Suite("Behaviors as apps write them")
@MainActor
struct ExampleRuleTests {
  /// Where a view rests after a release at an offset along an axis.
  private func rest(
    _ view: SwiftUIScrollView, _ axis: ScrollAxis = .horizontal, from start: Double, at offset: Double,
    _ velocity: Double, unit: ScrollTargetModel.VelocityUnit = .pointsPerMillisecond
  ) -> Double {
    var model = view.model
    model.velocityUnit = unit
    var view = view.with(model)
    var (from, here, speed) = (view.contentOffset, view.contentOffset, Vector2D.zero)
    (from[axis], here[axis], speed[axis]) = (start, offset, velocity)
    let release = ReleaseState(contentOffset: here, velocity: speed, dragStartOffset: from)
    let landing = view.landing(of: release)
    var trace = ScrollTrace()
    view.release(release, recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(trace.rest?.contentOffset == landing.restOffset)
    return view.contentOffset[axis]
  }

  /// Ten containers' worth of rows in a phone.
  private static let feed = ScrollTargetViews(contentSize: CGSize(width: 375, height: 6670))

  @Test("A header of 240 pt stays if less than 30 % of it would be hidden")
  @MainActor func header() {
    let view = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667), views: Self.feed, behavior: HidingHeader(headerHeight: 240))
    #expect(rest(view, .vertical, from: 0, at: 71, 0) == 0)
    #expect(rest(view, .vertical, from: 0, at: 73, 0) == 240)
    #expect(rest(view, .vertical, from: 600, at: 169, 0) == 240)
    #expect(rest(view, .vertical, from: 600, at: 167, 0) == 0)
    // 300 pt is below the header: 300 + (1 − 0.01) / −ln 0.998 = 794.5.
    #expect(rest(view, .vertical, from: 300, at: 300, 1) == 794.5)
  }

  @Test(
    "A page turns after a third of the container, one page at most, or a third of a shorter last part")
  @MainActor func thirds() {
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 240),
      views: ScrollTargetViews(contentSize: CGSize(width: 1380, height: 240)), behavior: .thirds)
    #expect(rest(view, from: 300, at: 399, 0) == 300)
    #expect(rest(view, from: 300, at: 401, 0) == 600)
    #expect(rest(view, from: 300, at: 199, 0) == 0)
    #expect(rest(view, from: 300, at: 400, 8) == 600)
    // The end is at 1080; from 900, 180 pt remain, a third of which is 60.
    #expect(rest(view, from: 900, at: 959, 0) == 900)
    #expect(rest(view, from: 900, at: 961, 0) == 1080)
  }

  @Test("Slow swipes move at most three days; in points per second, a flick above 1100 moves to the next week")
  @MainActor func week() {
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 350, height: 80),
      views: ScrollTargetViews(contentSize: CGSize(width: 5000, height: 80)),
      behavior: WeekStripBehavior(dayWidth: 50))
    #expect(rest(view, from: 700, at: 776, 0) == 800)
    #expect(rest(view, from: 700, at: 990, 0) == 850)
    #expect(rest(view, from: 700, at: 750, -0.5) == 550)
    // 1.2 pt/ms proposes more than three days; read as points per second it is a flick.
    #expect(rest(view, from: 750, at: 760, 1.2) == 900)
    #expect(rest(view, from: 750, at: 760, 1.2, unit: .pointsPerSecond) == 1050)
    #expect(rest(view, from: 750, at: 740, -1.2, unit: .pointsPerSecond) == 700)
    #expect(rest(view, from: 750, at: 760, 1.09, unit: .pointsPerSecond) == 900)
  }

  @Test("A threshold of 500 turns one card a flick in points per second, and never in points per millisecond")
  @MainActor func carousel() {
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 375, height: 200),
      contentMargins: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20),
      views: .row(widths: Array(repeating: 300, count: 8), height: 200, spacing: 12),
      behavior: FlickCarouselBehavior(cardWidth: 300, spacing: 12))
    // Cards are 312 apart; the first rests at −20, with its edge at the margin.
    #expect(rest(view, from: 292, at: 330, 0.6, unit: .pointsPerSecond) == 604)
    #expect(rest(view, from: 292, at: 270, -0.6, unit: .pointsPerSecond) == -20)
    // 330 + 295 = 625 is the proposal, and 645 / 312 rounds to 2; at 2 pt/ms, 1323 / 312 to 4.
    #expect(rest(view, from: 292, at: 330, 0.6) == 604)
    #expect(rest(view, from: 292, at: 330, 2) == 4 * 312 - 20)
    // The last card cannot be at the margin: the range ends at 2484 − 375 + 20.
    #expect(rest(view, from: 1852, at: 1900, 2) == 2129)
  }

  @Test("Rows of different heights rest at the nearest sum of the heights before")
  @MainActor func rows() {
    let heights: ArraySlice<CGFloat> = [80, 120, 60, 300, 90, 200, 700, 700].dropFirst(0)
    let view = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667),
      views: .column(heights: Array(heights), width: 375, spacing: 10),
      behavior: RowSnap(heights: heights, spacing: 10))
    // They begin at 0, 90, 220, 290, 600, 700, 910 and 1620.
    #expect(rest(view, .vertical, from: 0, at: 44, 0) == 0)
    #expect(rest(view, .vertical, from: 0, at: 46, 0) == 90)
    #expect(rest(view, .vertical, from: 0, at: 254, 0) == 220)
    #expect(rest(view, .vertical, from: 0, at: 256, 0) == 290)
    #expect(rest(view, .vertical, from: 290, at: 440, 0) == 290)
    #expect(rest(view, .vertical, from: 290, at: 446, 0) == 600)
  }

  @Test("A behavior that changes nothing does not affect the view, and reports fast pulls on the main queue")
  func pull() async {
    let (words, report) = AsyncStream.makeStream(of: CGFloat.self)
    let view = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667), views: Self.feed,
      behavior: PullToSearch { report.yield($0) })
    let plain = Scroller(view.configuration)
    var copy = plain
    let release = ReleaseState(contentOffset: Vector2D(x: 0, y: 900), velocity: Vector2D(x: 0, y: -2))
    #expect(rest(view, .vertical, from: 900, at: 900, -2) == copy.landing(of: release).restOffset.y)
    var heard = words.makeAsyncIterator()
    #expect(await heard.next() == -2)
  }

  @Test("The sign of the velocity turns the story's page, counted from the drag's start")
  @MainActor func story() {
    let view = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667), views: Self.feed, behavior: StoryPages())
    #expect(rest(view, .vertical, from: 667, at: 700, 0.3) == 1334)
    #expect(rest(view, .vertical, from: 667, at: 640, -0.3) == 0)
    #expect(rest(view, .vertical, from: 667, at: 700, 0) == 700)
  }

  @Test("Cards of all widths rest with their centre in the centre")
  @MainActor func centred() {
    let widths = (1...10).map { CGFloat($0) * 20 }
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 402, height: 44),
      contentMargins: EdgeInsets(top: 0, leading: 201, bottom: 0, trailing: 201),
      views: .row(widths: widths, height: 44, spacing: 24), behavior: CenteredCards(widths: widths, spacing: 24))
    // Their middles are at 10, 64, 138, 232, 346 …; the container has no width, so its origin is the middle.
    #expect(rest(view, from: -191, at: -170, 0) == 10 - 201)
    #expect(rest(view, from: -191, at: -160, 0) == 64 - 201)
    #expect(rest(view, from: -191, at: 0, 0) == 232 - 201)
    #expect(rest(view, from: -191, at: 80, 0) == 232 - 201)
    #expect(rest(view, from: -191, at: 90, 0) == 346 - 201)
  }

  @Test("A pager that remembers its page turns one page for any flick")
  @MainActor func clamped() throws {
    let state = PagerState()
    var view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200),
      views: ScrollTargetViews(contentSize: CGSize(width: 1800, height: 200)), behavior: ClampedPager(state: state))
    var pages: [Int] = []
    for velocity in [3.5, 3.5, -0.1, -3.5, 0] {
      let flick =
        velocity == 0
        ? TouchGesture.drag(from: Vector2D(x: 150, y: 100), by: Vector2D(x: -180, y: 0), over: 400, hold: 100)
        : try TouchGesture.flick(
          from: Vector2D(x: 150, y: 100), by: Vector2D(x: velocity > 0 ? -180 : 180, y: 0),
          releaseVelocity: abs(velocity))
      _ = try view.perform(flick)
      pages.append(state.page)
      #expect(view.contentOffset.x == Double(state.page) * 300)
    }
    #expect(pages == [1, 2, 1, 0, 1])
  }

  @Test("The deck reads its pitch from the environment, and its property shortens flicks")
  @MainActor func deck() {
    var environment = EnvironmentValues()
    environment.cardPitch = 200
    let view = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200), environment: environment,
      views: ScrollTargetViews(contentSize: CGSize(width: 4000, height: 200)), behavior: CardDeck())
    #expect(view.configuration.decelerationRate == .fast)
    // At .fast 1 pt/ms goes 98.5 pt: 250 + 98.5 is beyond one pitch, and 364 + 98.5 beyond two.
    #expect(rest(view, from: 0, at: 250, 1) == 2 * 200 - 36)
    #expect(rest(view, from: 164, at: 364, 1) == 3 * 200 - 36)
    #expect(rest(view, from: 364, at: 250, -1) == 0)
    let usual = SwiftUIScrollView(
      .horizontal, size: CGSize(width: 300, height: 200),
      views: ScrollTargetViews(contentSize: CGSize(width: 4000, height: 200)), behavior: CardDeck())
    #expect(rest(usual, from: 0, at: 250, 1) == 2 * 344 - 36)
  }

  @Test("A rectangle without height holds a scroll within 80 pt of a chapter's first line")
  @MainActor func chapters() {
    let reader = Reader()
    let view = SwiftUIScrollView(
      .vertical, size: CGSize(width: 375, height: 667), views: Self.feed, behavior: ChapterList(reader: reader))
    #expect(rest(view, .vertical, from: 0, at: 745, 0) == 820)
    #expect(rest(view, .vertical, from: 0, at: 739, 0) == 739)
    #expect(rest(view, .vertical, from: 0, at: 900, 0) == 820)
    #expect(reader.rests > 0)
  }
}
