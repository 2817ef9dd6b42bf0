import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("UIPageViewController") @MainActor
struct UIPageViewControllerTests {
  private func drag(_ way: Double, hold: Double = 150) -> TouchGesture {
    .drag(from: Vector2D(x: 187, y: 300), by: Vector2D(x: way, y: 0), over: 300, hold: hold)
  }

  private func flick(_ way: Double, _ velocity: Double = 1) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 187, y: 300), by: Vector2D(x: way, y: 0), releaseVelocity: velocity)
  }

  // MARK: Calls

  /// The sequence that wisdomskyduan.blogspot.com (2015) logged on iOS 9.1.
  @Test("The first finger asks on both sides, a turn asks on in its direction, and answers are kept")
  @MainActor func questions() throws {
    let row = PageRow(5)
    #expect(row.calls == [])
    try row.scrollView.perform(drag(-60))
    #expect(row.calls == ["after 0", "before 0", "will [1]", "did true [0] false"])
    row.calls = []
    try row.scrollView.perform(flick(-150))
    #expect(row.calls == ["will [1]", "did true [0] true", "after 1"])
    row.calls = []
    try row.scrollView.perform(flick(150))
    #expect(row.calls == ["will [0]", "did true [1] true", "before 0"])
  }

  /// The orders that wangling.me (2014) logged for the scroll style.
  @Test("A turn makes the new page appear, and a turn that is taken back the old one")
  @MainActor func appearances() throws {
    let row = PageRow(3)
    #expect(row.appearances == ["0 will appear false", "0 did appear"])
    row.appearances = []
    try row.scrollView.perform(drag(-60))
    let begins = ["1 will appear true", "0 will disappear true"]
    #expect(
      row.appearances == begins + ["0 will appear true", "0 did appear", "1 will disappear true", "1 did disappear"])
    row.appearances = []
    try row.scrollView.perform(flick(-150))
    #expect(row.appearances == begins + ["1 did appear", "0 did disappear"])
    row.appearances = []
    row.pager.setViewControllers([row.pages[2]], direction: .forward, animated: false)
    #expect(
      row.appearances == [
        "2 will appear false", "2 did appear", "1 will disappear false", "1 did disappear",
      ])
    row.appearances = []
    row.window.isHidden = true
    #expect(row.appearances == ["2 will disappear false", "2 did disappear"])
  }

  @Test("The scroll view's delegate sees a whole page, then the end of the turn, then the jump back")
  @MainActor func jump() throws {
    final class Follower: NSObject, UIScrollViewDelegate {
      unowned let row: PageRow
      init(_ row: PageRow) { self.row = row }
      func scrollViewDidScroll(_ view: UIScrollView) { row.calls.append("\(view.contentOffset.x)") }
      func scrollViewDidEndDecelerating(_ view: UIScrollView) { row.calls.append("rests at \(view.contentOffset.x)") }
    }
    let row = PageRow(3)
    let follower = Follower(row)
    row.scrollView.delegate = follower
    #expect(row.scrollView.delegate === follower)
    try row.scrollView.perform(flick(-150))
    #expect(row.calls.suffix(5) == ["750.0", "did true [0] true", "375.0", "after 1", "rests at 375.0"])
    let offsets = row.calls.compactMap { Double($0) }.dropLast()
    #expect(offsets.count > 20 && offsets.allSatisfy { $0 > 375 && $0 < 760 })
  }

  @Test("A held finger passes several pages") @MainActor func passing() throws {
    let row = PageRow(5)
    var finger = SyntheticFinger(at: Vector2D(x: 370, y: 300))
    finger.drag(by: Vector2D(x: -900, y: 0), over: 900, hold: 200)
    try row.scrollView.perform(finger.gesture(named: "far"))
    let first = ["after 0", "before 0", "will [1]", "after 1", "did true [0] true", "will [2]"]
    #expect(row.calls == first + ["after 2", "did true [1] true", "will [3]", "did true [2] false"])
    #expect(row.shown == 2 && row.faults() == [])
  }

  @Test("A finger that goes back past the page begins a turn to the other side") @MainActor func bothSides() throws {
    let row = PageRow(3, at: 1)
    var finger = SyntheticFinger(at: Vector2D(x: 187, y: 300))
    finger.down()
    finger.move(to: Vector2D(x: 100, y: 300), after: 200)
    finger.move(to: Vector2D(x: 300, y: 300), after: 300)
    finger.up()
    try row.scrollView.perform(finger.gesture(named: "both"))
    #expect(
      row.calls == [
        "after 1", "before 1", "will [2]", "did true [1] false", "will [0]", "did true [1] true", "before 0",
      ])
  }

  @Test("A finger that lifts on the next page ends the turn, without a deceleration")
  @MainActor func liftedOnPage() throws {
    let row = PageRow(2)
    let trace = try row.scrollView.perform(drag(-385))
    #expect(row.calls == ["after 0", "before 0", "will [1]", "after 1", "did true [0] true"])
    #expect(row.faults() == [] && !trace.events.contains { $0.name == .didEndDecelerating })
  }

  @Test("A page that does not begin on a pixel is left only by a finger") @MainActor func betweenPixels() throws {
    let row = PageRow(3, at: 1, size: CGSize(width: 320.6, height: 600))
    #expect(row.scrollView.contentOffset.x == 320.5)
    var finger = SyntheticFinger(at: Vector2D(x: 187, y: 300))
    finger.down()
    finger.move(to: Vector2D(x: 100, y: 300), after: 200)
    finger.move(to: Vector2D(x: 177, y: 300), after: 200)
    finger.hold(200)
    finger.up()
    try row.scrollView.perform(finger.gesture(named: "there and back"))
    #expect(row.calls == ["after 1", "before 1", "will [2]", "did true [1] false"])
  }

  @Test("A delegate that moves the scroll view at the end of a turn does not lose a page")
  @MainActor func movedAtEnd() throws {
    final class Mover: NSObject, UIPageViewControllerDelegate {
      unowned let row: PageRow
      init(_ row: PageRow) { self.row = row }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { if completed { row.scrollView.contentOffset.x += 3 } }
    }
    let row = PageRow(6)
    let mover = Mover(row)
    row.pager.delegate = mover
    try row.scrollView.perform(drag(-500))
    #expect(row.shown == 1 && row.faults() == [])
  }

  // MARK: The row

  @Test("The row ends where the data source returns nil: the view bounces there") @MainActor func ends() throws {
    for (start, way) in [(0, 150.0), (2, -150.0)] {
      let row = PageRow(3, at: start)
      let trace = try row.scrollView.perform(flick(way))
      let offsets = trace.frames.map(\.position.x)
      let beyond = way > 0 ? 375 - offsets.min()! : offsets.max()! - 375
      // A rubber band moves by at most 0.55 of the finger's way.
      #expect(beyond > 20 && beyond < 0.55 * 140)
      #expect(row.shown == start && row.faults() == [])
      #expect(row.calls.filter { $0.hasPrefix("will") } == [])
    }
  }

  @Test("A single page bounces on both sides, and without a data source nothing moves") @MainActor func single() throws
  {
    let row = PageRow(1)
    for way in [150.0, -150] {
      let trace = try row.scrollView.perform(flick(way))
      #expect(trace.frames.contains { abs($0.position.x - 375) > 20 } && row.faults() == [])
    }
    row.pager.dataSource = nil
    let trace = try row.scrollView.perform(flick(-150))
    #expect(trace.frames.allSatisfy { $0.position.x == 375 } && trace.releases.isEmpty)
  }

  @Test("Without bounces, the ends hold the view; without scrolling, so does every page")
  @MainActor func switches() throws {
    let row = PageRow(2)
    row.scrollView.bounces = false
    let trace = try row.scrollView.perform(flick(150))
    #expect(trace.frames.allSatisfy { $0.position.x == 375 })
    try row.scrollView.perform(flick(-150))
    #expect(row.shown == 1)
    row.scrollView.isScrollEnabled = false
    try row.scrollView.perform(flick(150))
    #expect(row.shown == 1)
  }

  @Test("Two pages without ends follow each other on both sides") @MainActor func endless() throws {
    let row = PageRow(2, isEndless: true)
    for (way, shown) in [(-150.0, 1), (-150, 0), (150, 1), (-150, 0), (150, 1), (150, 0)] {
      try row.scrollView.perform(flick(way))
      #expect(row.shown == shown && row.faults() == [])
    }
    // While the only other page turns in, it is on the side that the finger shows.
    for (way, place) in [(-150.0, "750.0"), (150, "0.0")] {
      row.scrollView.schedule(after: 0.45) { [unowned row] in
        row.calls.append("\(row.pages[1 - row.shown].view.frame.minX)")
      }
      try row.scrollView.perform(drag(way, hold: 1000))
      #expect(row.calls.contains(place), "\(row.calls)")
      row.calls = []
    }
    // A page that follows itself would have to be in two places.
    let lone = PageRow(1, isEndless: true)
    try lone.scrollView.perform(flick(-150))
    #expect(lone.faults() == [] && lone.calls == ["after 0", "before 0"])
  }

  @Test("From right to left, the next page comes from the left, but `.forward` from the right")
  @MainActor func mirrored() throws {
    let row = PageRow(3, isMirrored: true)
    try row.scrollView.perform(flick(150))
    #expect(row.shown == 1)
    row.pager.setViewControllers([row.pages[2]], direction: .forward, animated: true)
    try row.scrollView.advance(until: .after(0.15))
    #expect(row.scrollView.contentOffset.x > 400)
    // Above and below are the same everywhere.
    let column = PageRow(3, isVertical: true, isMirrored: true)
    try column.scrollView.perform(
      .flick(from: Vector2D(x: 180, y: 400), by: Vector2D(x: 0, y: -150), releaseVelocity: 1))
    #expect(column.shown == 1 && column.calls.first == "after 0")
  }

  // MARK: Turns by the app

  @Test("A turn by the app takes 0.3 s, calls no delegate, and ignores fingers") @MainActor func turnByApp() throws {
    let row = PageRow(3)
    row.pager.setViewControllers([row.pages[2]], direction: .forward, animated: true) { row.calls.append("end \($0)") }
    #expect(row.shown == 2 && row.pages[2].view.superview === row.scrollView)
    try row.scrollView.advance(until: .after(0.1))
    #expect(row.scrollView.contentOffset.x > 375 && row.scrollView.contentOffset.x < 750)
    let trace = try row.scrollView.perform(flick(150))
    #expect(trace.releases.isEmpty && row.calls == ["end true"] && row.faults() == [])
    #expect(row.scrollView.simulationTime < 1)
  }

  @Test("After an animated turn the old page stays beside the new one, whatever the data source returns")
  @MainActor func staleSide() throws {
    for cure in ["none", "not animated", "data source"] {
      let row = PageRow(5)
      row.pager.setViewControllers([row.pages[3]], direction: .forward, animated: true)
      try row.scrollView.advance(until: .settled)
      if cure == "not animated" {
        row.pager.setViewControllers([row.pages[3]], direction: .forward, animated: false)
      } else if cure == "data source" {
        row.pager.dataSource = nil
        row.pager.dataSource = row
      }
      try row.scrollView.perform(flick(150))
      #expect(row.shown == (cure == "none" ? 0 : 2), "\(cure)")
    }
  }

  @Test("An end that a finger has found is no end beside the page that the app shows next")
  @MainActor func foundEnd() throws {
    let row = PageRow(4, at: 1)
    var finger = SyntheticFinger(at: Vector2D(x: 10, y: 300))
    finger.down()
    finger.move(to: Vector2D(x: 500, y: 300), after: 400)
    finger.move(to: Vector2D(x: 20, y: 300), after: 400)
    finger.hold(200)
    finger.up()
    try row.scrollView.perform(finger.gesture(named: "there and back"))
    #expect(row.shown == 1 && row.calls.contains("before 0"))
    row.pager.setViewControllers([row.pages[3]], direction: .reverse, animated: true)
    try row.scrollView.advance(until: .settled)
    try row.scrollView.perform(flick(150))
    #expect(row.shown == 2)
  }

  @Test("Another page cuts a turn short: its completion receives false, the delegate `finished` false")
  @MainActor func cutShort() throws {
    let row = PageRow(4)
    for page in [1, 2, 3] {
      row.pager.setViewControllers([row.pages[page]], direction: .forward, animated: true) {
        row.calls.append("\(page) \($0)")
      }
    }
    try row.scrollView.advance(until: .settled)
    #expect(row.calls == ["1 false", "2 false", "3 true"] && row.shown == 3 && row.faults() == [])
    try row.scrollView.perform(drag(60))
    row.calls = []
    // A turn of a finger, while the pages still return.
    var finger = SyntheticFinger(at: Vector2D(x: 187, y: 300))
    finger.drag(by: Vector2D(x: 100, y: 0), over: 200)
    var gesture = finger.gesture(named: "taken back")
    gesture.actions = []
    row.scrollView.schedule(after: 0.3) { [unowned row] in
      row.pager.setViewControllers([row.pages[0]], direction: .reverse, animated: true) { row.calls.append("0 \($0)") }
    }
    try row.scrollView.perform(gesture)
    #expect(row.calls == ["will [2]", "did false [3] false", "0 true"] && row.shown == 0 && row.faults() == [])
  }

  @Test("At any moment of a movement the app can show another page") @MainActor func atAnyMoment() throws {
    for way in [-60.0, 60] {
      for moment in stride(from: 0.4, through: 1.2, by: 0.004) {
        let row = PageRow(4)
        row.scrollView.schedule(after: moment) { [unowned row] in
          row.pager.setViewControllers([row.pages[3]], direction: .forward, animated: true) {
            row.calls.append("end \($0)")
          }
        }
        try row.scrollView.perform(drag(way))
        try row.scrollView.advance(until: .after(2))
        #expect(row.shown == 3 && row.faults() == [] && row.calls.last == "end true", "\(way) at \(moment)")
      }
    }
  }

  @Test("Another data source does not end a turn") @MainActor func sourceInTurn() throws {
    let row = PageRow(4)
    let other = PageRow(1)
    row.scrollView.schedule(after: 0.1) { [unowned row] in row.pager.dataSource = other }
    var finger = SyntheticFinger(at: Vector2D(x: 187, y: 300))
    finger.drag(by: Vector2D(x: -250, y: 0), over: 90, hold: 200)
    try row.scrollView.perform(finger.gesture(named: "held"))
    #expect(row.shown == 1 && row.calls.contains("did true [0] true"))
  }

  @Test("A data source that sets a page while it is asked has the last word") @MainActor func setWhileAsked() throws {
    final class Restless: NSObject, UIPageViewControllerDataSource {
      unowned let row: PageRow
      init(_ row: PageRow) { self.row = row }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        if viewController !== row.pages[0] { return nil }
        pageViewController.setViewControllers([row.pages[3]], direction: .forward, animated: false)
        return row.pages[1]
      }
    }
    let row = PageRow(4)
    let restless = Restless(row)
    row.pager.dataSource = restless
    try row.scrollView.perform(flick(-150))
    #expect(row.shown == 3 && row.faults() == [] && row.pages[1].parent == nil)
  }

  @Test("Under a finger the page changes at once, and the finger goes on from it") @MainActor func underFinger() throws
  {
    final class Setter: NSObject, UIScrollViewDelegate {
      unowned let row: PageRow
      init(_ row: PageRow) { self.row = row }
      func scrollViewDidScroll(_ view: UIScrollView) {
        guard view.contentOffset.x > 430, row.shown == 0 else { return }
        row.pager.setViewControllers([row.pages[2]], direction: .forward, animated: true) {
          self.row.calls.append("end \($0)")
        }
        row.calls.append("set")
      }
    }
    let row = PageRow(4)
    let setter = Setter(row)
    row.scrollView.delegate = setter
    try row.scrollView.perform(drag(-200))
    #expect(row.calls.starts(with: ["after 0", "before 0", "will [1]", "did false [0] false", "end true", "set"]))
    #expect(row.shown == 2 && row.faults() == [])
  }

  @Test("A page that the delegate sets at the end of a turn is shown") @MainActor func setAtEnd() throws {
    final class Skipper: NSObject, UIPageViewControllerDelegate {
      unowned let row: PageRow
      init(_ row: PageRow) { self.row = row }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { pageViewController.setViewControllers([row.pages[3]], direction: .forward, animated: true) }
    }
    let row = PageRow(5)
    let skipper = Skipper(row)
    row.pager.delegate = skipper
    try row.scrollView.perform(flick(-150))
    #expect(row.shown == 3 && row.faults() == [])
  }

  @Test("An app that scrolls the scroll view turns the page without a call") @MainActor func scrolledByApp() throws {
    let row = PageRow(3)
    row.scrollView.setContentOffset(CGPoint(x: 750, y: 0), animated: true)
    try row.scrollView.advance(until: .settled)
    #expect(row.shown == 0 && row.scrollView.contentOffset.x == 750, "nobody has asked for the page yet")
    row.scrollView.contentOffset.x = 375
    try row.scrollView.perform(drag(-60))
    row.calls = []
    row.scrollView.setContentOffset(CGPoint(x: 750, y: 0), animated: true)
    try row.scrollView.advance(until: .settled)
    #expect(row.shown == 1 && row.faults() == [] && row.calls == [])
  }

  // MARK: Sizes

  @Test("Another size keeps the page, and takes back the turn of a finger") @MainActor func resize() throws {
    for spacing in [0, 20] as [CGFloat] {
      let row = PageRow(3, spacing: spacing)
      try row.scrollView.perform(flick(-150))
      row.window.frame.size = CGSize(width: 600, height: 375)
      #expect(row.shown == 1 && row.faults() == [] && row.pages[1].view.frame.size == CGSize(width: 600, height: 375))
      row.calls = []
      row.scrollView.schedule(after: 0.4) { [unowned row] in row.window.frame.size = CGSize(width: 375, height: 600) }
      try row.scrollView.perform(drag(-150, hold: 60))
      #expect(row.calls == ["will [2]", "did false [1] false"] && row.shown == 1 && row.faults() == [])
      row.pager.setViewControllers([row.pages[0]], direction: .reverse, animated: true) {
        row.calls.append("end \($0)")
      }
      row.window.frame.size = CGSize(width: 320, height: 480)
      #expect(row.calls.last == "end false" && row.shown == 0 && row.faults() == [])
    }
  }

  @Test("Pages are apart by the spacing, half of it at each end") @MainActor func spacing() {
    for (value, spacing) in [
      (20, 20), (12.5, 12.5), (CGFloat(8), 8), (NSNumber(value: 3), 3), (-5, 0), (Double.nan, 0), ("10", 0),
    ] as [(Any, CGFloat)] {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: value])
      pager.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      let page = UIViewController()
      pager.setViewControllers([page], direction: .forward, animated: true)
      #expect(pager.view.subviews[0].frame == CGRect(x: 0, y: -spacing / 2, width: 300, height: 500 + spacing))
      #expect(page.view.frame == CGRect(x: 0, y: 500 + 1.5 * spacing, width: 300, height: 500))
    }
  }

  // MARK: Values

  @Test("A page curl shows its page at once, and no finger turns it") @MainActor func curl() throws {
    let pager = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pager.spineLocation == .min && pager.transitionStyle == .pageCurl && !pager.isDoubleSided)
    let row = PageRow(3)
    pager.dataSource = row
    pager.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    var ends = 0
    for page in [[row.pages[0]], [row.pages[1], row.pages[2]]] {
      pager.setViewControllers(page, direction: .forward, animated: true) { ends += $0 ? 1 : 0 }
      #expect(pager.viewControllers == [page[0]])
    }
    #expect(ends == 2)
    let scrollView = try #require(pager.view.subviews.first as? UIScrollView)
    try scrollView.advance(until: .settled)
    try scrollView.perform(flick(-150))
    #expect(pager.viewControllers == [row.pages[1]])
  }

  @Test("Pages of a view without a size change at once") @MainActor func noSize() throws {
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pages = [UIViewController(), UIViewController()]
    var ends: [Bool] = []
    for page in pages { pager.setViewControllers([page], direction: .forward, animated: true) { ends.append($0) } }
    #expect(ends == [true, true] && pager.viewControllers == [pages[1]])
    #expect(pages[0].parent == nil && pages[1].parent === pager)
  }

  @Test("A new controller has no pages, and scrolls if it comes from a coder") @MainActor func newController() throws {
    let pager = try #require(UIPageViewController(coder: NSCoder()))
    #expect(pager.viewControllers == [] && pager.gestureRecognizers.isEmpty && pager.spineLocation == .none)
    #expect(pager.transitionStyle == .scroll && pager.navigationOrientation == .horizontal)
    #expect(UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical).spineLocation == .min)
  }

  @Test("No page, and more than one, stop the program with a sentence") @MainActor func count() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
    }
    let text = StoppedProcess(standardError: try #require(result).standardErrorContent).beginning
    #expect(text.contains("was called with 2 view controllers. Pass one"))
  }

  @Test("A pager outside a window turns pages, and calls no appearance methods") @MainActor func noWindow() throws {
    let row = PageRow(3)
    row.window.rootViewController = nil
    row.appearances = []
    try row.scrollView.perform(drag(-60))
    try row.scrollView.perform(flick(-150))
    #expect(row.shown == 1)
    row.pager.setViewControllers([row.pages[0]], direction: .reverse, animated: false)
    #expect(row.shown == 0 && row.appearances == [])
  }

  @Test("A pager at the end of its row passes the first drag to the scroll view around it")
  @MainActor func nested() throws {
    for (way, isOuter) in [(150.0, true), (-150, false)] {
      let row = PageRow(3)
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
      outer.contentSize = CGSize(width: 1125, height: 600)
      outer.contentOffset.x = 375
      row.window.rootViewController = nil
      row.window.addSubview(outer)
      outer.addSubview(row.pager.view)
      row.pager.view.frame = CGRect(x: 375, y: 0, width: 375, height: 600)
      let run = try row.window.touch(flick(way))
      #expect(run.dragged.first == (isOuter ? outer : row.scrollView))
      #expect(row.shown == (isOuter ? 0 : 1) && outer.contentOffset.x == (isOuter ? 0 : 375))
    }
  }

  @Test("A simulated pager knows the ends of its row before the first finger") @MainActor func simulated() throws {
    let view = SimulatedUIScrollView(items: .at((0..<3).map { CGPoint(x: 375 * $0, y: 0) })) {
      let row = PageRow(3)
      let scrollView = row.scrollView
      scrollView.keep(row)
      return scrollView
    }
    #expect(view.configuration.geometry.minimumContentOffset.x == 375)
    #expect(view.configuration.geometry.maximumContentOffset.x == 750)
    var (moved, copy) = (view, view)
    let landing = moved.landing(
      of: ReleaseState(
        contentOffset: Vector2D(x: 475, y: 0), velocity: Vector2D(x: 1, y: 0), dragStartOffset: Vector2D(x: 375, y: 0)))
    #expect(landing.target.x == 750 && landing.restOffset.x == 375 && landing.shift.x == -375)
    _ = try copy.perform(flick(-150))
    #expect(copy.configuration.geometry.minimumContentOffset.x == 0)
    #expect(view.contentOffset.x == 375 && view.configuration.geometry.minimumContentOffset.x == 375)
  }
}
