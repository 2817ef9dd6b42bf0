import FeelTesting
import FacadeSupport
import GestureReplay
import ScrollPhysics
import SwiftUIExamples
import SwiftUIExamplesInSwift5
import SwiftUIFacade
import TestSupport
import Testing

@Suite("Page-style tab views of apps") @MainActor
struct SimulatedTabViewTests {
  private static let size = CGSize(width: 390, height: 300)

  private static func gallery(
    _ count: Int, size: CGSize = size, environment: EnvironmentValues = EnvironmentValues()
  ) -> SimulatedTabView {
    SimulatedTabView(size: size, environment: environment) { GalleryPages(pictures: (1..<count).map { "\($0)" }) }
  }

  private func flick(_ distance: Double = -60, _ velocity: Double = 0.6) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 195, y: 150), by: Vector2D(x: distance, y: 0), releaseVelocity: velocity)
  }

  // MARK: Pages by fingers

  @Test(
    "A release turns the page that its drag and its velocity ask for, from every page, in both directions of reading")
  @MainActor func releases() {
    var tried = 0
    for isReversed in [false, true] {
      var environment = EnvironmentValues()
      environment.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      for start in 0..<4 {
        for drag in [-300.0, -196, -194, -40, 40, 194, 196, 300] {
          for velocity in [-0.6, -0.25, -0.24, 0, 0.24, 0.25, 0.6] {
            let view = Self.gallery(4, environment: environment)
            let place = Double(isReversed ? 3 - start : start)
            var turned = view
            let from = Vector2D(x: place * 390, y: 0)
            var trace = ScrollTrace()
            turned.release(
              ReleaseState(
                contentOffset: Vector2D(x: place * 390 + drag, y: 0), velocity: Vector2D(x: velocity, y: 0),
                dragStartOffset: from), recording: &trace)
            turned.advanceToRest(recording: &trace)
            // Pages from the left edge: a flick goes to the next boundary, a slower release to the nearest.
            let here = place + drag / 390
            let rest =
              abs(velocity) < 0.25 || here < 0 || here > 3
              ? here.rounded() : velocity > 0 ? here.rounded(.up) : here.rounded(.down)
            let expected = min(max(0, rest), 3)
            #expect(turned.contentOffset.x == expected * 390, "\(start) \(drag) \(velocity)")
            #expect(turned.selectedPage == (isReversed ? 3 - Int(expected) : Int(expected)))
            #expect(view.selectedPage == (isReversed ? 3 : 0) || isReversed)
            tried += 1
          }
        }
      }
    }
    #expect(tried == 448)
  }

  @Test("Pages move as those of the core's paging scroll view do, call by call and frame by frame")
  @MainActor func motion() {
    for seed in 0..<UInt64(sweepCount(300)) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...6, using: &generator)
      let width = Double.random(in: 100...900, using: &generator).rounded()
      var view = Self.gallery(count, size: CGSize(width: width, height: 300))
      var configuration = ScrollConfiguration(
        contentSize: Size2D(width: Double(count) * width, height: 300), boundsSize: Size2D(width: width, height: 300))
      configuration.isPagingEnabled = true
      var core = Scroller(configuration)
      var traces = [ScrollTrace(), ScrollTrace()]
      var fingers = [false, false]
      for action in [ViewAction].resizedInFlight(using: &generator) {
        if case .boundsSize = action { continue }
        _ = action.perform(onAny: &view, &fingers[0], &traces[0])
        _ = action.perform(onAny: &core, &fingers[1], &traces[1])
      }
      #expect(traces[0] == traces[1], "seed \(seed)")
    }
  }

  @Test("In every size, with any number of pages and resizes in flight, the run is finite, ordered, nested and inside")
  @MainActor func laws() {
    for seed in 0..<UInt64(sweepCount(400)) {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...7, using: &generator)
      let size = CGSize(
        width: Double.random(in: 1...600, using: &generator).rounded(),
        height: Double.random(in: 1...600, using: &generator).rounded())
      let driven = DrivenView([ViewAction].resizedInFlight(using: &generator)) { Self.gallery(count, size: size) }
      guard let found = driven.violation else { continue }
      let shortest = driven.shrunk
      Issue.record("seed \(seed), \(count) pages in \(size): \(shortest.violation ?? found)\n\(shortest)")
      return
    }
  }

  /// The selections of a view of cards, in their order.
  private final class Selections {
    var ids = ["b"]
  }

  @Test("The selection changes in the frame in which another page covers more than half, and never in between")
  @MainActor func crossing() throws {
    let cards = ["a", "b", "c", "d"].map { Card(id: $0, balance: 7) }
    let selections = Selections()
    var view = SimulatedTabView(size: Self.size) {
      CardPages(
        cards: cards, selected: Binding(get: { selections.ids.last ?? "" }, set: { selections.ids.append($0) }))
    }
    #expect(view.selectedPage == 1 && view.contentOffset.x == 390 && view.pageCount == 4)
    var trace = ScrollTrace()
    view.touchDown(at: Vector2D(x: 300, y: 150), time: 0, recording: &trace)
    for n in 1...10 {
      view.touchMove(to: Vector2D(x: 300 - 12 * Double(n), y: 150), time: 8 * Double(n), recording: &trace)
    }
    view.touchUp(time: 80, recording: &trace)
    #expect(selections.ids == ["b"] && !view.isAtRest)
    while let frame = view.scroller.nextFrameTime {
      view.advance(to: frame, recording: &trace)
      #expect(selections.ids == (view.contentOffset.x < 585 ? ["b"] : ["b", "c"]))
    }
    #expect(selections.ids == ["b", "c"] && view.contentOffset.x == 780 && view.selectedPage == 2)
    // The finger crosses the middle itself.
    let start = view.time
    view.touchDown(at: Vector2D(x: 10, y: 150), time: start, recording: &trace)
    view.touchMove(to: Vector2D(x: 200, y: 150), time: start + 10, recording: &trace)
    #expect(selections.ids.last == "c")
    view.touchMove(to: Vector2D(x: 230, y: 150), time: start + 20, recording: &trace)
    #expect(selections.ids.last == "b" && view.selectedPage == 1)
  }

  // MARK: Pages by the app's code

  @Test("A step that the app animates is scrolled to in 0.3 s, and one that it does not is there at once")
  @MainActor func programmatic() throws {
    let progress = WelcomeProgress()
    var view = SimulatedTabView(size: Self.size) { WelcomeScreen(progress: progress) }
    var trace = ScrollTrace()
    progress.next()
    view.advance(to: 0, recording: &trace)
    #expect(view.phase == .animating && view.selectedPage == 1 && progress.step == 1)
    view.advance(to: 150, recording: &trace)
    #expect(abs(view.contentOffset.x - 195) < 15 && progress.step == 1)
    view.advance(to: 301, recording: &trace)
    #expect(view.isAtRest && view.contentOffset.x == 390 && progress.step == 1)
    progress.step = 3
    view.advance(to: 302, recording: &trace)
    #expect(view.isAtRest && view.contentOffset.x == 1170 && view.selectedPage == 3)
    try view.perform(flick(60), recording: &trace)
    #expect(progress.step == 2 && view.contentOffset.x == 780)
    progress.step = 17
    view.advance(to: view.time + 1, recording: &trace)
    #expect(view.selectedPage == 2 && view.contentOffset.x == 780)
  }

  @Test("Banners advance every three seconds, back to the first one after the last, and also under a finger")
  @MainActor func timer() {
    var view = SimulatedTabView(size: Self.size) { BannerRow(banners: ["a", "b", "c"]) }
    var trace = ScrollTrace()
    for tick in 1...7 {
      let time = 3000 * Double(tick)
      view.advance(to: time - 1, recording: &trace)
      #expect(
        view.isAtRest && view.selectedPage == (tick - 1) % 3 && view.contentOffset.x == Double((tick - 1) % 3) * 390)
      view.advance(to: time + 0.5, recording: &trace)
      #expect(view.phase == .animating && view.selectedPage == tick % 3)
    }
    view.touchDown(at: Vector2D(x: 195, y: 150), time: 22000, recording: &trace)
    view.touchMove(to: Vector2D(x: 95, y: 150), time: 23900, recording: &trace)
    #expect(view.selectedPage == 1 && view.contentOffset.x == 480)
    view.touchMove(to: Vector2D(x: 94, y: 150), time: 24001, recording: &trace)
    #expect(view.selectedPage == 2)
  }

  @Test("An endless row that swaps its duplicate in the frame of the selection jumps, and ends the motion there")
  @MainActor func endless() throws {
    var view = SimulatedTabView(size: Self.size) { EndlessPhotos(photos: ["a", "b", "c"]) }
    #expect(view.pageCount == 5 && view.selectedPage == 1)
    let trace = try view.perform(flick(60))
    #expect(view.selectedPage == 3 && view.contentOffset.x == 1170)
    let steps = zip(trace.frames, trace.frames.dropFirst()).map { $1.position.x - $0.position.x }
    #expect(steps.filter { abs($0) > 390 }.count == 1)
    let still = try view.perform(flick(-60, 0.6))
    #expect(view.selectedPage == 1 && view.contentOffset.x == 390 && still.frames.count > 3)
  }

  @Test("Months go on without an end, from the middle page each time")
  @MainActor func months() throws {
    let calendar = Calendar12()
    var view = SimulatedTabView(size: Self.size) { MonthPages(calendar: calendar) }
    for month in 7...15 {
      _ = try view.perform(flick())
      #expect(calendar.month == month && view.selectedPage == 1 && view.contentOffset.x == 390)
    }
    for month in (1...14).reversed() {
      _ = try view.perform(flick(60))
      #expect(calendar.month == month)
    }
  }

  @Test(
    "Pages are added while the view turns, and the states of the views around them are kept",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  @MainActor func added(direction: LayoutDirection) throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    var view = SimulatedTabView(size: Self.size, environment: environment) { RecipeScreen() }
    #expect(view.pageCount == 3)
    var counts: [Int] = []
    for turn in 1...10 {
      _ = try view.perform(direction == .leftToRight ? flick() : flick(60))
      counts.append(view.pageCount)
      let place = direction == .leftToRight ? view.selectedPage : view.pageCount - 1 - view.selectedPage
      #expect(view.selectedPage == min(turn, 8) && view.contentOffset.x == Double(place) * 390)
    }
    #expect(counts == [3, 6, 6, 6, 9, 9, 9, 9, 9, 9])
    #expect(view.configuration.geometry.contentSize.width == 9 * 390)
  }

  @Test("If pages are removed, the last one is shown")
  @MainActor func removed() throws {
    let progress = WelcomeProgress()
    var view = SimulatedTabView(size: Self.size) { WelcomeScreen(progress: progress) }
    progress.step = 3
    var trace = ScrollTrace()
    view.advance(to: 1, recording: &trace)
    #expect(view.selectedPage == 3 && view.contentOffset.x == 1170)
    progress.titles.removeLast(2)
    view.advance(to: 2, recording: &trace)
    #expect(view.pageCount == 2 && view.selectedPage == 1 && view.contentOffset.x == 390)
  }

  @Test("Pages are named by values of any type, and views that are left out are no pages")
  @MainActor func tags() throws {
    final class Choice { var period = Period.week }
    for showsMonth in [true, false] {
      let choice = Choice()
      var view = SimulatedTabView(size: Self.size) {
        PeriodPages(period: Binding(get: { choice.period }, set: { choice.period = $0 }), showsMonth: showsMonth)
      }
      #expect(view.pageCount == (showsMonth ? 3 : 2) && view.selectedPage == 1)
      var trace = try view.perform(flick())
      #expect(choice.period == (showsMonth ? .month : .week))
      choice.period = .day
      view.advance(to: view.time, recording: &trace)
      #expect(view.phase == .animating && view.selectedPage == 0)
      view.advanceToRest(recording: &trace)
      #expect(view.contentOffset.x == 0)
    }
  }

  // MARK: Values

  @Test("Copies go on by themselves, with states of their own")
  @MainActor func copies() throws {
    var first = SimulatedTabView(size: Self.size) { BannerRow(banners: ["a", "b", "c"]) }
    _ = try first.perform(flick())
    var second = first
    _ = try second.perform(flick())
    #expect(first.selectedPage == 1 && second.selectedPage == 2)
    var trace = ScrollTrace()
    first.advance(to: 6001, recording: &trace)
    second.advance(to: 6001, recording: &trace)
    #expect(first.selectedPage == 0 && second.selectedPage == 1)
  }

  @Test("What one view animates does not animate a change of another one")
  @MainActor func others() {
    let progress = WelcomeProgress()
    var view = SimulatedTabView(size: Self.size) { WelcomeScreen(progress: progress) }
    var banners = SimulatedTabView(size: Self.size) { BannerRow(banners: ["a", "b", "c"]) }
    var trace = ScrollTrace()
    view.advance(to: 1, recording: &trace)
    banners.advance(to: 3001, recording: &trace)
    #expect(banners.phase == .animating)
    progress.step = 2
    view.advance(to: 2, recording: &trace)
    #expect(view.isAtRest && view.contentOffset.x == 780)
  }

  @Test("A rotation keeps the page, and gives pages and readers the new size")
  @MainActor func rotation() throws {
    for isReversed in [false, true] {
      var environment = EnvironmentValues()
      environment.layoutDirection = isReversed ? .rightToLeft : .leftToRight
      var view = Self.gallery(5, environment: environment)
      var trace = try view.perform(isReversed ? flick(60) : flick())
      #expect(view.selectedPage == 1)
      view.resize(to: Size2D(width: 844, height: 300), recording: &trace)
      #expect(view.contentOffset.x == (isReversed ? 3 : 1) * 844 && view.isAtRest && view.selectedPage == 1)
      #expect(view.configuration.geometry.contentSize.width == 5 * 844)
    }
  }

  @Test("Maps, audits, feel sheets and goldens take the pages as items")
  @MainActor func underTest() throws {
    let banners = SimulatedTabView(size: Self.size) { BannerRow(banners: ["a", "b", "c", "d"]) }
    try expectFeelSheet(of: Self.gallery(6).underTest("GalleryPages"), matches: "GalleryPages")
    var wide = Self.gallery(6).configuration
    wide.geometry.boundsSize.width = 844
    #expect(Self.gallery(6).varied(to: wide).configuration.geometry.contentSize.width == 6 * 844)
    let core = ViewUnderTest(
      "GalleryPages", Self.gallery(6).configuration,
      items: { configuration in
        let width = configuration.geometry.boundsSize.width
        return ItemList((0..<6).map { Double($0) * width }, in: configuration)
      },
      makeView: { given in
        var configuration = given
        configuration.geometry.contentSize.width = 6 * given.geometry.boundsSize.width
        return Scroller(configuration)
      })
    // Only the tab view keeps its page in another size.
    let only = Audits.all.map(\.id).filter { $0 != "lost-on-resize" }
    let tabs = Self.gallery(6).underTest("GalleryPages")
    let reports = try [
      Audits.run(on: tabs, only: only, sweep: .quick), Audits.run(on: core, only: only, sweep: .quick),
    ].map { AuditReportText.encode($0) }
    #expect(reports[0] == reports[1], "\(reports[0])\n=====\n\(reports[1])")
    let resized = try Audits.run(on: tabs, only: ["lost-on-resize"], sweep: .quick)
    #expect(resized.findings.isEmpty && resized.notApplicable.isEmpty)
    let found = try Audits.run(on: banners.underTest("BannerRow"), only: ["autoplay-fights"], sweep: .quick)
    #expect(AuditReportText.encode(found).contains("the view moves by itself while a finger is down, within 9000 ms"))
  }
}
