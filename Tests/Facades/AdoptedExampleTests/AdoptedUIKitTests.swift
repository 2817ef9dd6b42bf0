import FeelTesting
import Foundation
import Testing
import UIKitFacade

/// Each file of `App`, compiled as the plugin adopts it, comes to rest where its rule says, and its selectors call.
@Suite("An app's UIKit files, adopted by the plugin") @MainActor
struct AdoptedUIKitTests {
  private let row = CGRect(x: 0, y: 0, width: 375, height: 200)

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A flick to the left by 100 pt.
  private func flick(_ speed: Double = 1) throws -> TouchGesture {
    try .flick(from: Vector2D(x: 300, y: 80), by: Vector2D(x: -100, y: 0), releaseVelocity: speed)
  }

  /// A drag that stops before the finger lifts.
  private func drag(x: Double = 0, y: Double = 0) -> TouchGesture {
    .drag(from: Vector2D(x: 300, y: 400), by: Vector2D(x: x, y: y), over: 400, hold: 200)
  }

  private func tap(x: Double, y: Double) -> TouchGesture { .drag(from: Vector2D(x: x, y: y), by: .zero, over: 60) }

  @Test("A test sets the outlets; a flick goes one card, and a button's selector the next")
  @MainActor func cardCarousel() throws {
    let controller = CardCarouselController()
    let collectionView = UICollectionView(frame: row, collectionViewLayout: UICollectionViewFlowLayout())
    let (pageControl, button, host) = (UIPageControl(), UIButton(), UIView(frame: row))
    for view in [collectionView, pageControl, button] { host.addSubview(view) }
    (controller.collectionView, controller.pageControl, controller.nextButton) = (collectionView, pageControl, button)
    controller.viewDidLoad()
    collectionView.layoutIfNeeded()
    try collectionView.perform(flick())
    #expect(collectionView.contentOffset.x == 272 && pageControl.currentPage == 1)
    button.sendActions(for: .touchUpInside)
    #expect(collectionView.contentOffset.x == 544 && pageControl.currentPage == 2)
    button.sendActions(for: .touchDown)
    controller.restart(button)
    #expect(collectionView.contentOffset.x == 0 && pageControl.currentPage == 0)
  }

  @Test("Overrides that are moved out of an extension run; a page control and a button call their selectors")
  @MainActor func welcomePager() throws {
    let controller = WelcomePager(titles: ["Hello", "Swipe", "Go"])
    let window = show(controller)
    #expect(controller.scrollView.contentSize.width == 1125)
    try controller.scrollView.perform(flick())
    #expect(controller.scrollView.contentOffset.x == 375 && controller.pageControl.currentPage == 1)
    controller.pageControl.currentPage = 2
    controller.pageControl.sendActions(for: .valueChanged)
    try controller.scrollView.advance(until: .settled)
    #expect(controller.scrollView.contentOffset.x == 750)
    controller.skipButton.sendActions(for: .touchUpInside)
    #expect(controller.isDone && window.rootViewController === controller)
  }

  @Test("A timer and a notification call their selectors, and the timer holds its target, as UIKit's does")
  @MainActor func bannerCarousel() throws {
    let banners = BannerCarousel(frame: row)
    banners.show(3)
    banners.layoutIfNeeded()
    #expect(banners.intrinsicContentSize.height == 160)
    let timer = try #require(banners.timer)
    timer.fire()
    #expect(banners.scrollView.contentOffset.x == 375)
    try banners.scrollView.perform(flick())
    #expect(banners.scrollView.contentOffset.x == 750 && !timer.isValid && banners.timer != nil)
    banners.timer?.fire()
    #expect(banners.scrollView.contentOffset.x == 0)
    NotificationCenter.default.post(name: BannerCarousel.shouldPause, object: nil)
    #expect(banners.timer == nil)
  }

  @Test("A layout whose hook is in an extension chooses the target")
  @MainActor func snapFlowLayout() throws {
    let layout = SnapFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 200, height: 180), 20)
    let view = UICollectionView(frame: row, collectionViewLayout: layout)
    let source = BlankCells(count: 12)
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    try view.perform(flick(0.8))
    #expect(view.contentOffset.x == 220)
    try view.perform(drag(x: 40))
    #expect(view.contentOffset.x == 220)
    let scales = try #require(layout.layoutAttributesForElements(in: view.bounds)).map(\.transform.a)
    #expect(scales.contains { $0 < 1 } && scales.allSatisfy { $0 >= 0.8 })
  }

  @Test("A forwarded delegate gets its calls, and one without the optional method the default")
  @MainActor func scrollForwarder() throws {
    let view = UIScrollView(frame: row)
    view.contentSize = CGSize(width: 4000, height: 200)
    let log = Counter()
    let forwarder = ScrollForwarder(forwardee: log)
    var settled: CGFloat?
    forwarder.onSettle = { settled = $0 }
    view.delegate = forwarder
    try view.perform(flick())
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0 && settled == view.contentOffset.x)
    #expect(log.scrolls > 5 && log.ends == 1 && forwarder.drags == 1)
    #expect(forwarder.viewForZooming(in: view) == nil && forwarder.scrollViewShouldScrollToTop(view))
  }

  @Test("An app's own optional requirements are called where they are, and have a default where not")
  @MainActor func pagerView() throws {
    let pager = PagerView(frame: row)
    let (plain, eager) = (PlainPages(), EagerPages())
    pager.delegate = plain
    try pager.scrollView.perform(flick(1.5))
    #expect(pager.scrollView.contentOffset.x == 300 && plain.moves == [1] && pager.title == "Page 1")
    pager.delegate = eager
    try pager.scrollView.perform(flick(1.5))
    #expect(pager.scrollView.contentOffset.x == 600 && eager.log == ["begin", "end 2", "move 2"])
    #expect(pager.title == "Title 2")
  }

  @Test("A target of the scroll view's own pan is called from the drag's begin to its end")
  @MainActor func filmStrip() throws {
    let strip = FilmStrip(frame: row)
    try strip.perform(flick(1))
    guard case .released(let velocity) = strip.phase else {
      Issue.record("the strip is \(strip.phase)")
      return
    }
    #expect(abs(velocity + 1000) < 1e-6 && strip.farthest > 80)
    #expect(strip.contentOffset.x.truncatingRemainder(dividingBy: 120) == 0)
    // Without a finger's samples, only the end is reported.
    strip.panGestureRecognizer.removeTarget(strip, action: nil)
    try strip.perform(flick(0.5))
    #expect(strip.farthest > 80)
    if case .released(let last) = strip.phase { #expect(last == velocity) }
  }

  @Test("A tap on a card calls the selector of its recognizer, and a drag does not")
  @MainActor func focusRow() throws {
    let focus = FocusRow(count: 6, frame: row)
    try focus.scrollView.perform(tap(x: 350, y: 50))
    // 350 pt from the left at an offset of 0 is on the second card, whose middle is at 385.
    #expect(focus.focused == 1 && focus.scrollView.contentOffset.x == 197.5)
    try focus.scrollView.perform(tap(x: 187, y: 50))
    #expect(focus.opened == [1])
    try focus.scrollView.perform(flick(0.5))
    #expect(focus.focused == 1 && focus.opened == [1])
  }

  @Test("Buttons that are made in a closure call the selector with themselves")
  @MainActor func tabStrip() throws {
    let strip = TabStrip(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    var changes: [Int] = []
    strip.didChange = { changes.append($0) }
    strip.configure(with: ["One", "Two", "Three"])
    strip.layoutIfNeeded()
    strip.buttons[2].sendActions(for: .touchUpInside)
    #expect(strip.pages.contentOffset.x == 750 && strip.buttons.map(\.isSelected) == [false, false, true])
    try strip.pages.perform(
      .flick(from: Vector2D(x: 100, y: 80), by: Vector2D(x: 100, y: 0), releaseVelocity: 1))
    #expect(strip.pages.contentOffset.x == 375 && changes == [2, 1])
  }

  @Test("A table whose data source and delegate are overridden in extensions rests at a row")
  @MainActor func dayList() throws {
    let controller = DayListController()
    let window = show(controller)
    #expect(controller.tableView.contentSize.height == 5280)
    try controller.tableView.perform(
      .flick(from: Vector2D(x: 180, y: 500), by: Vector2D(x: 0, y: -200), releaseVelocity: 1.5))
    #expect(controller.tableView.contentOffset.y.truncatingRemainder(dividingBy: 88) == 0)
    #expect(controller.tableView.contentOffset.y > 200)
    NotificationCenter.default.post(name: Notification.Name("DaysChanged"), object: nil)
    #expect(controller.refreshes == 1 && window.rootViewController === controller)
  }

  @Test("An action without a target goes up the responders to the controller that has the method")
  @MainActor func shopShelf() throws {
    let controller = ShopShelfController()
    let window = show(controller)
    try controller.collectionView.perform(flick(0.5))
    #expect(controller.collectionView.contentOffset.x.truncatingRemainder(dividingBy: 150) == 0)
    let start = controller.collectionView.contentOffset.x
    let cells = controller.collectionView.visibleCells.compactMap { $0 as? ShelfCell }
    let cell = try #require(cells.first { $0.frame.minX == start })
    // The button is in the cell's corner.
    try controller.collectionView.perform(tap(x: 20, y: Double(cell.frame.minY) + 20))
    #expect(controller.cart == [cell.product] && window.rootViewController === controller)
    try controller.collectionView.perform(tap(x: 100, y: Double(cell.frame.minY) + 150))
    #expect(controller.cart == [cell.product])
  }

  @Test("A subclass overrides what its superclass has in an extension")
  @MainActor func baseCarousel() throws {
    let carousel = WideCarousel(frame: row)
    try carousel.scrollView.perform(flick())
    #expect(carousel.scrollView.contentOffset.x == CGFloat(carousel.index) * 320 && carousel.index > 0)
    #expect(carousel.log == ["base true", "wide"])
  }

  @Test("A button in a collection view controller calls a method that takes the event, too")
  @MainActor func gallery() throws {
    let controller = GalleryController()
    let window = show(controller)
    try controller.collectionView.perform(drag(y: -200))
    #expect(controller.collectionView.contentOffset.y == 300)
    controller.shuffleButton.sendActions(for: .primaryActionTriggered)
    #expect(controller.photos == Array(1..<12) + [0] && window.rootViewController === controller)
  }

  @Test("A data source's optional text is shown, and buttons turn the lines")
  @MainActor func ticker() throws {
    let ticker = TickerView(frame: row)
    let lines = TickerLines()
    ticker.dataSource = lines
    ticker.awakeFromNib()
    #expect(ticker.text == "Line 0")
    ticker.arrows[1].sendActions(for: .touchUpInside)
    #expect(ticker.line == 1 && ticker.scrollView.contentOffset.y == 200 && ticker.text == "–")
    try ticker.scrollView.perform(
      .flick(from: Vector2D(x: 180, y: 150), by: Vector2D(x: 0, y: -60), releaseVelocity: 0.6))
    #expect(ticker.line == 2 && ticker.scrollView.contentOffset.y == 400 && ticker.text == "Line 2")
    ticker.arrows[0].sendActions(for: .touchUpInside)
    #expect(ticker.line == 1)
  }

  @Test("A control of the app sends its event, and its dots call back")
  @MainActor func posterRail() throws {
    let rail = PosterRail(widths: [120, 200, 80, 300, 160])
    rail.frame = row
    rail.layoutIfNeeded()
    let listener = Listener()
    rail.addTarget(listener, action: Selector("changed", Listener.changed(_:)), for: .valueChanged)
    try rail.scrollView.perform(drag(x: -150))
    // The left edges are at 0, 128, 336, 424 and 732.
    #expect(rail.scrollView.contentOffset.x == 128 && listener.values == [1])
    rail.dots.currentPage = 3
    rail.dots.sendActions(for: .valueChanged)
    #expect(rail.scrollView.contentOffset.x == 424 && listener.values == [1, 3])
  }
}

private final class BlankCells: NSObject, UICollectionViewDataSource {
  let count: Int
  init(count: Int) { self.count = count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

private final class Counter: NSObject, UIScrollViewDelegate {
  private(set) var scrolls = 0
  private(set) var ends = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
}

private final class PlainPages: PagerViewDelegate {
  private(set) var moves: [Int] = []
  func pagerView(_ pagerView: PagerView, didMoveTo index: Int) { moves.append(index) }
}

private final class EagerPages: PagerViewDelegate {
  private(set) var log: [String] = []
  func pagerView(_ pagerView: PagerView, didMoveTo index: Int) { log.append("move \(index)") }
  func pagerViewWillBeginDragging(_ pagerView: PagerView) { log.append("begin") }
  func pagerView(_ pagerView: PagerView, willEndDraggingAt target: Int) { log.append("end \(target)") }
  func pagerView(_ pagerView: PagerView, titleForPage index: Int) -> String? { "Title \(index)" }
}

private final class TickerLines: NSObject, TickerViewDataSource {
  func numberOfLines(in ticker: TickerView) -> Int { 5 }
  func ticker(_ ticker: TickerView, textForLine line: Int) -> String? { line == 1 ? nil : "Line \(line)" }
}

@MainActor
private final class Listener {
  private(set) var values: [Int] = []
  func changed(_ rail: PosterRail) { values.append(rail.current) }
}
