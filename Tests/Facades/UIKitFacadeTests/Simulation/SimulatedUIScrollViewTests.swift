import FeelTesting
import Foundation
import GestureReplay
import Scenes
import ScrollPhysics
import Synchronization
import TestSupport
import Testing
import UIKitExamples
import UIKitFacade

@Suite("SimulatedUIScrollView") @MainActor
struct SimulatedUIScrollViewTests {
  private let shelf = SimulatedUIScrollView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: FlickLayout())
    view.keep(Shelf(count: 10, in: view))
    return view
  }

  @Test("An app's layout has the decision map of its design, cell by cell")
  @MainActor func map() throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne-published.json"))
    let expected = try DecisionMap(of: scene)
    var named = try DecisionMap(of: shelf.underTest("minne-published"))
    #expect(named.cells.count > 300 && Set(named.cells).count > 3)
    #expect(named == expected)
    named = try DecisionMap(of: shelf.underTest("minne-published"), MapPlan(startItem: 0))
    #expect(named == (try DecisionMap(of: scene, MapPlan(startItem: 0))))
    #expect(named != expected)
  }

  /// Turns a page at a flick that is fast enough.
  private final class FlickPages: NSObject, UIScrollViewDelegate {
    let threshold: Double

    init(threshold: Double) { self.threshold = threshold }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let turns = abs(velocity.x) > threshold ? (velocity.x > 0 ? 300.0 : -300) : 0
      targetContentOffset.pointee.x = (scrollView.contentOffset.x / 300).rounded() * 300 + turns
    }
  }

  @Test("A sweep tunes a number of an app's delegate, with a view for each setting, on the main thread")
  @MainActor func tuning() throws {
    let sweep = try FeelSweep(
      [SweepParameter("threshold", 0.1...0.6, step: 0.1)], wishes: ["commit flick ~ 0.3 pt/ms"]
    ) { setting in
      let threshold = try setting["threshold"]
      return MainActor.assumeIsolated {
        SimulatedUIScrollView {
          let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
          view.contentSize = CGSize(width: 3000, height: 200)
          // At an edge, no flick beyond it turns a page.
          view.contentOffset.x = 1500
          let pages = FlickPages(threshold: threshold)
          view.delegate = pages
          view.keep(pages)
          return view
        }.underTest("pages")
      }
    }
    let report = try sweep.run(jobs: 4)
    #expect(try report.best.setting["threshold"] == 0.3)
    #expect(report.count == 6 && report.meeting == 1)
  }

  @Test("A view is created again for other sizes, insets and scales, and not for its own")
  @MainActor func variations() throws {
    final class Count: Sendable { let made = Mutex(0) }
    let count = Count()
    let view = SimulatedUIScrollView {
      count.made.withLock { $0 += 1 }
      return UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    }
    var configuration = view.configuration
    configuration.isPagingEnabled = true
    #expect(view.varied(to: configuration).configuration == view.configuration)
    #expect(count.made.withLock { $0 } == 1)
    configuration.geometry.boundsSize.width = 400
    configuration.geometry.contentInset.left = 10
    configuration.displayScale = 3
    let other = view.varied(to: configuration).configuration
    #expect(count.made.withLock { $0 } == 2 && other.geometry == configuration.geometry && other.displayScale == 3)
    // Earlier gestures on a view do not affect its variations.
    var (moved, trace) = (view, ScrollTrace())
    moved.resize(to: Size2D(width: 250, height: 200), recording: &trace)
    for configuration in [view.configuration, moved.configuration] {
      let again = moved.varied(to: configuration)
      #expect(again.configuration == configuration && again.time == 0)
    }
  }

  @Test("A copy is independent of the original")
  @MainActor func copies() throws {
    var first = shelf
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), releaseVelocity: 0.5)
    let trace = try first.perform(flick)
    var second = first
    #expect(try second.perform(flick).rest?.contentOffset.x == 672)
    #expect(first.contentOffset.x == 336 && second.contentOffset.x == 672 && shelf.contentOffset.x == 0)
    #expect(first.time < second.time && shelf.time == 0)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: FlickLayout())
    view.keep(Shelf(count: 10, in: view))
    #expect(try view.perform(flick) == trace)
  }

  @Test("A copy taken during a gesture goes on like the original")
  @MainActor func inFlight() throws {
    var first = shelf
    var trace = ScrollTrace()
    first.touchDown(at: Vector2D(x: 300, y: 120), time: 0, recording: &trace)
    for n in 1...6 {
      first.touchMove(to: Vector2D(x: 300 - 20 * Double(n), y: 120), time: 16 * Double(n), recording: &trace)
    }
    first.touchUp(at: nil, time: 96, recording: &trace)
    first.advance(to: 200, recording: &trace)
    #expect(!first.isAtRest && first.phase == .decelerating && first.velocity.x > 0)
    var second = first
    var (one, other) = (trace, trace)
    first.advanceToRest(limit: nil, recording: &one)
    second.advanceToRest(limit: nil, recording: &other)
    #expect(one == other && first.isAtRest && one.frames.count > trace.frames.count)
  }

  @Test("Items are those of the collection view, at their rest offsets")
  @MainActor func items() {
    let items = shelf.items(in: shelf.configuration)
    #expect(items.count == 10)
    let places: [Double?] = (0..<9).map { Double($0) * 336 }
    #expect((0..<11).map { items.contentOffset(ofItem: $0)?.x } == places + [3001, nil])
    #expect(items.item(at: Vector2D(x: 700, y: 0)) == 2)
    #expect(items.isSnapPoint(Vector2D(x: 672, y: 0)) == true && items.isSnapPoint(Vector2D(x: 600, y: 0)) == false)
  }

  @Test("The rest offsets of items can be given for a plain scroll view")
  @MainActor func places() throws {
    var pager = SimulatedUIScrollView(
      items: .at((0..<10).map { CGPoint(x: min(max(0, 336 * $0 - 12), 3001), y: 0) })
    ) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      view.keep(CardPager(cardCount: 10, in: view))
      return view
    }
    let items = pager.items(in: pager.configuration)
    #expect(items.count == 10 && items.item(at: Vector2D(x: 335, y: 0)) == 1)
    // The delegate reads the drag's start in the call of its begin.
    let landing = pager.landing(
      of: ReleaseState(
        contentOffset: Vector2D(x: 1400, y: 0), velocity: Vector2D(x: 0.4, y: 0),
        dragStartOffset: Vector2D(x: 1332.5, y: 0)))
    #expect(landing.restOffset.x == 1668.5 && items.item(at: landing.restOffset) == 5)
    #expect(items.itemDelta(from: Vector2D(x: 1332.5, y: 0), to: landing.restOffset) == 1)
  }

  @Test("A rotation, an animated scroll and a cancelled touch affect a copy like the original")
  @MainActor func everything() {
    var (first, trace) = (shelf, ScrollTrace())
    first.setContentOffset(Vector2D(x: 672, y: 0), animated: true, recording: &trace)
    first.advanceToRest(limit: nil, recording: &trace)
    first.resize(to: Size2D(width: 667, height: 240), recording: &trace)
    first.touchDown(at: .zero, time: first.time, recording: &trace)
    first.touchCancel(time: first.time, recording: &trace)
    var second = first
    first.advance(to: 2000, recording: &trace)
    second.advance(to: 2000, recording: &trace)
    #expect(first.contentOffset.x == 672 && second.contentOffset == first.contentOffset)
    #expect(second.configuration.geometry.boundsSize.width == 667 && second.time == 2000)
    #expect(trace.events.map(\.name).contains(.didEndScrollingAnimation))
  }

  @Test("Audits find the faults of a published design in an app's layout of it")
  @MainActor func audits() throws {
    let scene = try SceneDocument.read(contentsOfFile: FixturePath.fixture("scenes/minne-published.json"))
    let subject = shelf.underTest("shelf", declared: scene.declared)
    let report = try Audits.run(on: subject, only: ["uneven-commit", "lost-on-resize", "caught-between"], jobs: 2)
    #expect(report.findings.map(\.audit.id) == ["lost-on-resize", "uneven-commit"])
    let expected = try Audits.run(on: scene, only: ["uneven-commit"])
    #expect(examples(report) == examples(expected) && !examples(report).isEmpty)
  }

  /// Pages as wide as the view, which lay out again and keep their page when it turns.
  private final class Pages: UICollectionViewFlowLayout {
    private var page: CGFloat = 0

    override func prepare() {
      super.prepare()
      scrollDirection = .horizontal
      minimumLineSpacing = 0
      collectionView.map { itemSize = $0.bounds.size }
      collectionView?.isPagingEnabled = true
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      page = (oldBounds.minX / oldBounds.width).rounded()
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      CGPoint(x: page * (collectionView?.bounds.width ?? 0), y: 0)
    }
  }

  private let pages = SimulatedUIScrollView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 240), collectionViewLayout: Pages())
    view.keep(Shelf(count: 6, in: view))
    return view
  }

  @Test("Item offsets follow a change of size")
  @MainActor func placesAfterResize() {
    var (view, trace) = (pages, ScrollTrace())
    let items = view.items(in: view.configuration)
    for _ in 0..<2 { #expect(items.contentOffset(ofItem: 2)?.x == 600) }
    #expect(items.isSnapPoint(Vector2D(x: 500, y: 0)) == false)
    view.resize(to: Size2D(width: 500, height: 240), recording: &trace)
    for items in [view.items(in: view.configuration), pages.items(in: view.configuration)] {
      #expect(items.contentOffset(ofItem: 2)?.x == 1000 && items.isSnapPoint(Vector2D(x: 500, y: 0)) == true)
    }
  }

  @Test("The resize audit finds nothing in a layout that keeps its page")
  @MainActor func auditOfResize() throws {
    let subject = pages.underTest("pages")
    let report = try Audits.run(on: subject, only: ["lost-on-resize"])
    #expect(report.findings.isEmpty, "\(report.findings)")
    guard case .passed(let tried, _)? = report.results.first?.outcome else {
      Issue.record("\(report.results)")
      return
    }
    #expect(tried > 0)
  }

  private func examples(_ report: AuditReport) -> [String] {
    report.findings.last?.finding?.counterExamples.map(\.description) ?? []
  }

  @Test("The item distance in an endless row is the shorter one")
  @MainActor func shorterWay() {
    let cells = (0..<7).map { CGPoint(x: 100 * $0, y: 0) }
    let row = SimulatedUIScrollView(items: .endless(count: 5, firstCell: 1, cells: cells)) {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.contentSize = CGSize(width: 700, height: 100)
      return view
    }
    func delta(from start: Double, to end: Double) -> Int? {
      row.items(in: row.configuration).itemDelta(from: Vector2D(x: start, y: 0), to: Vector2D(x: end, y: 0))
    }
    #expect(delta(from: 200, to: 100) == -1 && delta(from: 100, to: 200) == 1)
    #expect(delta(from: 500, to: 600) == 1 && delta(from: 100, to: 0) == -1 && delta(from: 300, to: 300) == 0)
  }

  @Test("Lifting the finger somewhere else is moving there and then lifting it")
  @MainActor func liftsElsewhere() {
    for way in [nil, 0.0, -9, 40, -160] {
      let runs = liftedElsewhere(shelf, step: Vector2D(x: -12, y: 0), way: way.map { Vector2D(x: $0, y: 0) })
      #expect(runs.one.frames == runs.two.frames && runs.one.releases == runs.two.releases, "\(way ?? -1)")
      #expect(runs.one.releases.count == 1 && runs.one.rest == runs.two.rest)
    }
  }
}
