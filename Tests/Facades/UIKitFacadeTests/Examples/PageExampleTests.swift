import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's page view controllers") @MainActor
struct PageExampleTests {
  private func flick(_ way: Double, _ velocity: Double = 1, isVertical: Bool = false) throws -> TouchGesture {
    let way = isVertical ? Vector2D(x: 0, y: way) : Vector2D(x: way, y: 0)
    return try .flick(from: Vector2D(x: 187, y: 100), by: way, releaseVelocity: velocity)
  }

  /// The page of a release: the next one for a flick from 0.25 pt/ms, the nearest for a slower one.
  ///
  /// The finger's first 10 pt do not count, and nothing turns beyond an end of the row.
  private func decision(_ way: Double, _ velocity: Double, _ example: PageExample, from page: Int) -> Int {
    let step = example.isVertical ? example.scrollView.bounds.height : example.scrollView.bounds.width
    let turns = velocity >= 0.25 || abs(way) - 10 >= Double(step) / 2
    let target = page + (turns ? (way < 0 ? 1 : -1) : 0)
    return example.range.contains(target) ? target : page
  }

  @Test("Releases go where a page turn computed by hand goes", arguments: PageExample.Name.allCases)
  @MainActor func decisions(name: PageExample.Name) throws {
    let example = PageExample(name)
    var generator = SeededGenerator(seed: 8)
    let isCircle = example.range.lowerBound == -100
    var (page, moves) = (example.page(), Set<Int>())
    for index in 0..<60 {
      let length = Double.random(in: 15...340, using: &generator)
      let way = Bool.random(using: &generator) ? length : -length
      var velocity = length / 50 * Double.random(in: 0.02...0.95, using: &generator)
      if abs(velocity - 0.25) < 0.01 { velocity = 0.3 }
      try example.scrollView.perform(flick(way, velocity, isVertical: example.isVertical))
      let expected = decision(way, velocity, example, from: page)
      let count = name == .endless ? 3 : 4
      #expect(example.page() == (isCircle ? (expected % count + count) % count : expected), "release \(index)")
      moves.insert(expected - page)
      page = expected
    }
    #expect(moves == [-1, 0, 1])
  }

  @Test("Gestures give the frames and calls of their goldens", arguments: PageExample.Name.allCases)
  @MainActor func goldens(name: PageExample.Name) throws {
    let names = name == .clips ? ["flick-up", "slow-drag-up"] : ["flick-left", "slow-drag", "flick-back-and-forth"]
    for gesture in names {
      var view = SimulatedUIScrollView {
        let example = PageExample(name)
        let scrollView = example.scrollView
        scrollView.keep(example.window)
        return scrollView
      }
      let trace = try view.perform(
        GestureDocument.read(contentsOfFile: FixturePath.fixture("gestures/\(gesture).json")))
      try expectFeel(trace, matches: "\(name)/\(gesture)")
    }
  }

  @Test("Releases land as in the golden map, and no audit finds a view caught between pages")
  @MainActor func maps() throws {
    for name in [PageExample.Name.photos, .onboarding, .clips] {
      let step = PageExample(name).isVertical ? CGPoint(x: 0, y: 667) : CGPoint(x: name == .photos ? 395 : 375, y: 0)
      let places = [0, 1, 2].map { CGPoint(x: step.x * $0, y: step.y * $0) }
      let view = SimulatedUIScrollView(items: .at(places)) {
        let example = PageExample(name)
        let scrollView = example.scrollView
        scrollView.keep(example.window)
        return scrollView
      }
      try expectMap(of: view.underTest("\(name)"), matches: "\(name)")
    }
  }

  // MARK: Each example

  @Test("The dots and the button of the tour follow the pages, and turn them") @MainActor func onboarding() throws {
    let tour = OnboardingPages(titles: ["Hello", "Swipe", "Begin"])
    let example = PageExample(tour, tour, range: 0...2, size: CGSize(width: 375, height: 667)) { tour.currentScreen }
    try example.scrollView.perform(flick(-120))
    #expect(tour.dots.currentPage == 1 && tour.nextButton.currentTitle == "Next")
    tour.nextButton.sendActions(for: .touchUpInside)
    try example.scrollView.advance(until: .settled)
    #expect(tour.dots.currentPage == 2 && tour.nextButton.currentTitle == "Done" && tour.currentScreen == 2)
    tour.dots.currentPage = 1
    tour.dots.sendActions(for: .valueChanged)
    try example.scrollView.advance(until: .settled)
    #expect(tour.currentScreen == 1 && tour.nextButton.currentTitle == "Next")
  }

  @Test("The line under the tabs follows the finger and a tap without a jump") @MainActor func tabs() throws {
    let tabs = TabPager(tabs: ["News", "Sport", "Culture"])
    let example = PageExample(tabs, tabs.pager, range: 0...2, size: CGSize(width: 375, height: 667)) {
      tabs.selectedTab
    }
    func largestJump() -> CGFloat {
      zip(tabs.linePositions, tabs.linePositions.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    }
    try example.scrollView.perform(flick(-150))
    #expect(tabs.line.frame.origin.x == 125 && largestJump() < 0.2 && tabs.linePositions.count > 10)
    tabs.buttons[2].sendActions(for: .touchUpInside)
    try example.scrollView.advance(until: .settled)
    #expect(tabs.selectedTab == 2)
    tabs.buttons[0].sendActions(for: .touchUpInside)
    try example.scrollView.advance(until: .settled)
    #expect(tabs.selectedTab == 0 && tabs.pager.view.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
  }

  @Test("The banner goes on by itself, and a whole interval after a finger") @MainActor func banners() throws {
    let banners = BannerPages(count: 4)
    let example = PageExample(banners, banners.pager, range: 0...3, size: CGSize(width: 375, height: 667)) { 0 }
    try example.scrollView.advance(until: .after(10))
    #expect(banners.current == 3 && example.scrollView.contentOffset.x == 375)
    try example.scrollView.perform(
      .drag(from: Vector2D(x: 187, y: 80), by: Vector2D(x: -60, y: 0), over: 300, hold: 5000))
    // The drag goes back to its page, and begins the interval anew.
    #expect(banners.current == 3)
    try example.scrollView.advance(until: .after(2.9))
    #expect(banners.current == 3)
    try example.scrollView.advance(until: .after(0.2))
    #expect(banners.current == 0)
  }

  @Test("One clip plays, and none while two are seen") @MainActor func clips() throws {
    let feed = ClipFeed(count: 3)
    let example = PageExample(feed, feed, range: 0...2, size: CGSize(width: 375, height: 667)) { 0 }
    let first = try #require(feed.clip)
    #expect(first.isPlaying)
    var during: Bool?
    example.scrollView.schedule(after: 0.15) { during = first.isPlaying }
    try example.scrollView.perform(flick(-60, 0.5, isVertical: true))
    #expect(during == false || during == nil)
    #expect(!first.isPlaying && feed.clip?.isPlaying == true && feed.clip?.index == 1)
    try example.scrollView.perform(flick(20, 0.1, isVertical: true))
    #expect(feed.clip?.index == 1 && feed.clip?.isPlaying == true)
  }

  @Test("The form goes on as far as it is filled in, and back at any time") @MainActor func steps() throws {
    let pages = StepPages(count: 3)
    let example = PageExample(pages, pages, range: 0...2, size: CGSize(width: 375, height: 667)) { pages.step }
    for (filled, way, step) in [(-1, -150.0, 0), (0, -150, 1), (0, -150, 1), (1, -150, 2), (1, 150, 1), (1, 150, 0)] {
      pages.fill(through: filled)
      try example.scrollView.perform(flick(way))
      #expect(pages.step == step && example.scrollView.contentOffset.x == 391)
    }
  }

  @Test("The button of the calendar shows the present month, and a finger goes on from it") @MainActor func calendar()
    throws
  {
    let calendar = CalendarPages(present: 12)
    let example = PageExample(calendar, calendar.pager, range: 0...12, size: CGSize(width: 375, height: 667)) {
      calendar.month
    }
    for month in [11, 10, 9] {
      try example.scrollView.perform(flick(150))
      #expect(calendar.month == month)
    }
    calendar.todayButton.sendActions(for: .touchUpInside)
    try example.scrollView.advance(until: .settled)
    #expect(calendar.month == 12)
    try example.scrollView.perform(flick(-150))
    #expect(calendar.month == 12)
    try example.scrollView.perform(flick(150))
    #expect(calendar.month == 11)
  }
}
