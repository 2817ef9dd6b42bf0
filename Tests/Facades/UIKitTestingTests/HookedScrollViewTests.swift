import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade
import UIKitTesting

/// App files wrapped as real views are, beside the facade's own simulation of them.
@Suite("A wrapped scroll view") @MainActor
struct HookedScrollViewTests {
  /// An app's view, made for the wrapper and for the facade.
  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable (_ keep: (AnyObject) -> Void) -> UIScrollView

    var testDescription: String { name }

    @MainActor var wrapped: HookedScrollView { HookedScrollView { [make] kept in make { kept($0) } } }

    @MainActor var simulated: SimulatedUIScrollView {
      SimulatedUIScrollView { [make] in
        var objects: [AnyObject] = []
        let view = make { objects.append($0) }
        for object in objects { view.keep(object) }
        return view
      }
    }
  }

  nonisolated static let examples = [
    Example(name: "a delegate that pages cards") { keep in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
      keep(CardPager(cardCount: 10, in: view))
      return view
    },
    Example(name: "a layout that snaps after flicks") { keep in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: FlickLayout())
      keep(Shelf(count: 10, in: view))
      return view
    },
    Example(name: "a deck") { keep in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 300),
        collectionViewLayout: DeckLayout(cardSize: CGSize(width: 280, height: 240)))
      keep(Shelf(count: 8, in: view))
      return view
    },
    Example(name: "a paging view without a delegate") { _ in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.contentSize = CGSize(width: 1600, height: 200)
      view.isPagingEnabled = true
      return view
    },
  ]

  @Test("The decision map has the same bytes as the facade's own simulation", arguments: examples)
  @MainActor func maps(example: Example) throws {
    let plan = MapPlan(drags: try MapRange("-300...300/60"), velocities: try MapRange("-1.2...1.2/0.3"))
    let wrapped = try DecisionMap(of: ViewUnderTest(example.name) { [view = example.wrapped] in view }, plan, jobs: 1)
    let simulated = try DecisionMap(
      of: ViewUnderTest(example.name) { [view = example.simulated] in view }, plan, jobs: 1)
    #expect(DecisionMapText.encode(wrapped) == DecisionMapText.encode(simulated))
    #expect(wrapped.cells.contains { $0.delta != 0 })
  }

  @Test("Items rest at the given offsets, adjusted by the inset, and inside the content")
  @MainActor func items() throws {
    func row(_ inset: CGFloat) -> ViewUnderTest<ItemList> {
      HookedScrollView { _ in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.contentSize = CGSize(width: 1000, height: 200)
        view.contentInset.left = inset
        return view
      }.underTest("row", itemOffsets: [-5, 0, 336, 672, 1008])
    }
    let cases: [(inset: CGFloat, offsets: [Double])] = [(0, [0, 0, 336, 672, 680]), (20, [-20, -20, 316, 652, 680])]
    for (inset, offsets) in cases {
      let row = row(inset)
      let items = row.items(in: row.makeView().configuration)
      #expect((0..<items.count).map { items.contentOffset(ofItem: $0)?.x } == offsets)
    }
  }

  /// Moves its dots with the view, by too short a distance a page if it is wrong.
  private final class Dots: UIView, UIScrollViewDelegate {
    let dots = UIPageControl()
    private let page: CGFloat

    init(page: CGFloat, around row: UIScrollView) {
      self.page = page
      super.init(frame: row.frame)
      addSubview(row)
      addSubview(dots)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func scrollViewDidScroll(_ view: UIScrollView) { dots.currentPage = Int((view.contentOffset.x / page).rounded()) }
  }

  @Test("The reported item is that of the only page control with a dot for each item, and audits compare it")
  @MainActor func pageControl() throws {
    for (page, dots, item) in [(320, 5, 2), (200, 5, 3), (320, 4, nil)] as [(CGFloat, Int, Int?)] {
      let row = HookedScrollView { keep in
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        view.contentSize = CGSize(width: 1600, height: 200)
        view.isPagingEnabled = true
        let screen = keep(Dots(page: page, around: view))
        screen.dots.numberOfPages = dots
        view.delegate = screen
        return view
      }.underTest("pages", itemOffsets: [0, 320, 640, 960, 1280])
      var (view, trace) = (row.makeView(), ScrollTrace())
      view.setContentOffset(Vector2D(x: 640, y: 0), animated: false, recording: &trace)
      #expect(view.reportedItem == item)
      let audit = try Audits.run(on: row, only: ["wrong-index"], sweep: .quick).results.first
      #expect((audit?.finding != nil) == (page < 320))
    }
  }

  @Test("The feel sheet has the same bytes as the facade's own simulation", arguments: examples.prefix(2))
  @MainActor func sheets(example: Example) throws {
    let wrapped = try FeelSheet(of: ViewUnderTest(example.name) { [view = example.wrapped] in view })
    let simulated = try FeelSheet(of: ViewUnderTest(example.name) { [view = example.simulated] in view })
    #expect(FeelSheetText.encode(wrapped) == FeelSheetText.encode(simulated))
  }

  @Test("Gestures run as in the facade, and the delegate gets the same calls in the same order")
  @MainActor func gestures() throws {
    for (distance, velocity) in [(-160.0, 1.1), (120, 0.6), (-60, 0.3)] {
      let flick = try TouchGesture.flick(
        from: Vector2D(x: 200, y: 120), by: Vector2D(x: distance, y: 0), releaseVelocity: velocity)
      var logs: [[String]] = []
      func pager(_ keep: (AnyObject) -> Void) -> (UIScrollView, CardPager) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
        let pager = CardPager(cardCount: 10, in: view)
        keep(pager)
        return (view, pager)
      }
      let heard = Heard()
      var wrapped = HookedScrollView { kept in
        let (view, pager) = pager { kept($0) }
        heard.pager = pager
        return view
      }
      let trace = try wrapped.perform(flick)
      logs.append(heard.pager?.log ?? [])
      let (view, own) = pager { _ in }
      let expected = try view.perform(flick)
      logs.append(own.log)
      #expect(trace.frames == expected.frames && trace.releases == expected.releases && trace.rest == expected.rest)
      #expect(logs[0] == logs[1] && !logs[0].isEmpty)
    }
  }

  /// The delegate of the view that was made last.
  private final class Heard {
    weak var pager: CardPager?
  }

  @Test("Audits run on a wrapped view, and find a target beyond the content")
  @MainActor func audits() throws {
    final class Careless: NSObject, UIScrollViewDelegate {
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { targetContentOffset.pointee.x = scrollView.contentOffset.x + velocity.x * 700 }
    }
    let careless = HookedScrollView { keep in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.contentSize = CGSize(width: 1600, height: 200)
      view.delegate = keep(Careless())
      return view
    }
    let report = try Audits.run(on: ViewUnderTest("careless") { careless }, only: ["wild-targets"], jobs: 1)
    #expect(report.findings.map(\.audit.id) == ["wild-targets"])
  }

  @Test("A change that the app makes after a motion applies to the next one")
  @MainActor func changes() throws {
    final class Growing: NSObject, UIScrollViewDelegate {
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        scrollView.contentSize.width += 1000
        scrollView.setContentOffset(CGPoint(x: 40, y: 0), animated: false)
      }
    }
    var view = HookedScrollView { keep in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.contentSize = CGSize(width: 1600, height: 200)
      view.delegate = keep(Growing())
      return view
    }
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 200, y: 120), by: Vector2D(x: -100, y: 0), releaseVelocity: 1)
    _ = try view.perform(flick)
    #expect(view.contentOffset.x == 40 && view.configuration.geometry.contentSize.width == 2600)
    // A copy that is changed makes its own view.
    var copy = view
    var trace = ScrollTrace()
    copy.setContentOffset(Vector2D(x: 90, y: 0), animated: false, recording: &trace)
    #expect(copy.contentOffset.x == 90 && view.contentOffset.x == 40)
  }

  @Test(
    "Operations of every kind move a wrapped view as they move the facade's own, with its velocity and phase",
    arguments: examples)
  @MainActor func operations(example: Example) throws {
    for start in [0.0, 140] {
      var (wrapped, simulated) = (example.wrapped, example.simulated)
      var traces = [ScrollTrace(), ScrollTrace()]
      let place = Vector2D(x: 200, y: 120)
      let operations: [ScrollOperation] = [
        .release(
          ReleaseState(
            contentOffset: Vector2D(x: start + 30, y: 0), velocity: Vector2D(x: 0.6, y: 0),
            dragStartOffset: Vector2D(x: start, y: 0))),
        .advance(to: 60), .advanceToRest(limit: 10_000), .touchDown(at: place, time: 12_000),
        .touchMove(to: place - Vector2D(x: 30, y: 0), time: 12_016),
        .touchMove(to: place - Vector2D(x: 60, y: 0), time: 12_032),
        .touchUp(at: place - Vector2D(x: 100, y: 0), time: 12_048), .advance(to: 12_100),
        .advanceToRest(limit: 20_000), .setContentOffset(Vector2D(x: 20, y: 0), animated: true), .advance(to: 20_100),
        .advanceToRest(limit: 40_000),
      ]
      for operation in operations {
        wrapped.perform(operation, recording: &traces[0])
        simulated.perform(operation, recording: &traces[1])
        #expect(wrapped.time == simulated.time && wrapped.contentOffset == simulated.contentOffset, "\(operation)")
        #expect(wrapped.velocity == simulated.velocity && wrapped.phase == simulated.phase, "\(operation)")
        #expect(wrapped.isAtRest == simulated.isAtRest, "\(operation)")
      }
      // The facade also records the content offset at which the drag is said to have begun.
      let frames = traces.map { $0.frames.filter { $0.time > 0 } }
      let releases = traces.map { $0.releases.map { [$0.contentOffset, $0.velocity, $0.proposedTarget, $0.target] } }
      #expect(frames[0] == frames[1] && releases[0] == releases[1] && releases[0].count == 2)
      #expect(
        traces[0].frames.contains { $0.phase == .decelerating } && traces[0].frames.contains { $0.phase == .animating })
    }
  }

  /// Logs the ends of scrolling animations, with the content offset.
  private final class Ends: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      lines.append("begins \(scrollView.contentOffset.x)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      lines.append("ends \(scrollView.contentOffset.x)")
    }
  }

  @Test("After each operation the state is that of the facade's own simulation", arguments: [false, true])
  @MainActor func states(isMirrored: Bool) throws {
    let logs = (own: Ends(), wrapped: Ends())
    func view(_ ends: Ends) -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      view.contentSize = CGSize(width: 3000, height: 200)
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      view.delegate = ends
      return view
    }
    var wrapped = HookedScrollView { _ in view(logs.wrapped) }
    var own = SimulatedUIScrollView { view(logs.own) }
    var (trace, expected) = (ScrollTrace(), ScrollTrace())
    #expect((wrapped.configuration.layoutDirection == .rightToLeft) == isMirrored)
    var phases: Set<ScrollViewPhase> = []
    func compare() {
      #expect(wrapped.phase == own.phase && wrapped.velocity == own.velocity && wrapped.time == own.time)
      var configuration = own.configuration
      configuration.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      #expect(wrapped.contentOffset == own.contentOffset && wrapped.configuration == configuration)
      phases.insert(wrapped.phase)
    }
    compare()
    // A drag that began elsewhere puts the view there first.
    let release = ReleaseState(
      contentOffset: Vector2D(x: 460, y: 0), velocity: Vector2D(x: 1.5, y: 0), dragStartOffset: Vector2D(x: 400, y: 0))
    for step in 0..<9 {
      switch step {
      case 0, 7:
        wrapped.release(release, recording: &trace)
        own.release(release, recording: &expected)
      case 4:
        wrapped.setContentOffset(Vector2D(x: 100, y: 0), animated: true, recording: &trace)
        own.setContentOffset(Vector2D(x: 100, y: 0), animated: true, recording: &expected)
      default:
        let time = own.time + ([3, 6, 8].contains(step) ? 9000 : 120)
        wrapped.advance(to: time, recording: &trace)
        own.advance(to: time, recording: &expected)
      }
      compare()
    }
    #expect(phases == [.idle, .decelerating, .animating] && wrapped.velocity == .zero)
    #expect(logs.wrapped.lines == ["begins 400.0", "ends 100.0", "begins 400.0"])
    #expect(logs.own.lines == logs.wrapped.lines)
  }
}
