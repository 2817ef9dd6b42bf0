import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamples
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("Reused simulated views") @MainActor
struct ViewInstancePoolTests {
  typealias Reset = @MainActor @Sendable (UIScrollView) -> Void

  /// An example, and what returns its objects to their first state; most remember nothing from one drag to the next.
  struct ResetExample: Sendable, CustomTestStringConvertible {
    let example: AppExample
    let reset: Reset

    var testDescription: String { example.name }
  }

  private nonisolated static let examples = AppExample.all.compactMap { example -> ResetExample? in
    switch example.name {
    // Its page and its goal are private, so only a new controller resets them.
    case "endless-carousel": nil
    // It remembers where it was in the drag before.
    case "card-row": ResetExample(example: example, reset: resetCardRow)
    default: ResetExample(example: example) { _ in }
    }
  }

  private nonisolated static let resetCardRow: Reset = { view in
    guard let view = view as? UICollectionView else { return }
    view.keep(CardRowController(view, cardSize: CGSize(width: 280, height: 200), spacing: 10, count: 8))
  }

  private func report(
    _ name: String, _ view: SimulatedUIScrollView, only audits: [String]? = nil, thinning: Int
  ) throws -> String {
    var parameters = AuditParameters()
    parameters.thinning = thinning
    let subject = view.underTest(name)
    return AuditReportJSON.encode(try Audits.run(on: subject, only: audits, parameters: parameters))
  }

  @Test(
    "Audits of reused views have the same findings, figures and counter-examples",
    arguments: sampled(examples, oneIn: 5))
  @MainActor func reports(_ example: ResetExample) throws {
    let thinning = 10 * 240 / sweepCount(240, oneIn: 64)
    let (name, items, make) = (example.example.name, example.example.items, example.example.make)
    let made = try report(name, SimulatedUIScrollView(items: items, make), thinning: thinning)
    let reset = try report(name, SimulatedUIScrollView(items: items, make, reset: example.reset), thinning: thinning)
    #expect(made == reset)
    #expect(made.contains("\"passed\""))
  }

  @Test("A map of reused views has the same cells", arguments: sampled(examples, oneIn: 6))
  @MainActor func maps(_ example: ResetExample) throws {
    let (items, make) = (example.example.items, example.example.make)
    let (made, reset) = (
      SimulatedUIScrollView(items: items, make), SimulatedUIScrollView(items: items, make, reset: example.reset)
    )
    let plan = MapPlan(velocities: try MapRange(-2...2, step: 1))
    #expect(
      try DecisionMap(of: ViewUnderTest("view", items: made.items) { made }, plan)
        == DecisionMap(of: ViewUnderTest("view", items: reset.items) { reset }, plan))
  }

  // MARK: Views that are created again

  /// The number of views that were made.
  private final class Counter: @unchecked Sendable {
    var made = 0
  }

  /// Drags copies of a view one after another, and returns the number of views that were made for them.
  ///
  /// Of six reuses, the 1st, 2nd and 4th are compared with a view that is made for that.
  private func viewsMade(
    for copies: Int = 7, _ make: @escaping @MainActor @Sendable () -> UIScrollView, reset: Reset? = { _ in },
    dragging: @MainActor (inout SimulatedUIScrollView) throws -> Void = flick
  ) throws -> Int {
    let counter = Counter()
    let count: @MainActor @Sendable () -> UIScrollView = {
      counter.made += 1
      return make()
    }
    let first = SimulatedUIScrollView(count, reset: reset)
    for _ in 0..<copies {
      var copy = first
      try dragging(&copy)
    }
    return counter.made
  }

  private static func flick(_ view: inout SimulatedUIScrollView) throws {
    let finger = Vector2D(x: 200, y: 120)
    _ = try view.perform(.flick(from: finger, by: Vector2D(x: -60, y: 0), releaseVelocity: 0.5))
    #expect(view.contentOffset.x > 0)
  }

  private nonisolated static let makeShelf: @MainActor @Sendable () -> UIScrollView = {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: FlickLayout())
    view.keep(Shelf(count: 10, in: view))
    return view
  }

  @Test("A view is created once, for the first copy, and to check the 1st, 2nd and 4th reuse")
  @MainActor func viewsMade() throws {
    #expect(try viewsMade(for: 7, Self.makeShelf) == 2 + 3)
    #expect(try viewsMade(for: 18, Self.makeShelf) == 2 + 5)
    #expect(try viewsMade(for: 7, Self.makeShelf, reset: nil) == 1 + 7)
  }

  /// A row whose layout is the app's own from the ground up.
  private final class OwnLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 2000, height: 240) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<10).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 200 * item, y: 0, width: 190, height: 240)
        return attributes
      }
    }
  }

  @Test("A view with an app's own layout, which remembers no sizes of cells, is reused too")
  @MainActor func ownLayout() throws {
    let make: @MainActor @Sendable () -> UIScrollView = {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 375, height: 240), collectionViewLayout: OwnLayout())
      view.keep(Shelf(count: 10, in: view))
      return view
    }
    #expect(try viewsMade(for: 7, make) == 2 + 3)
  }

  /// A cell that is lower than its estimate.
  private final class LowRow: UITableViewCell {
    /// Two rows are as high as their estimates together.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: tag % 2 == 0 ? 34 : 54)
    }
  }

  private final class Lists: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
      cell.tag = path.row
      return cell
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "Tile", for: path)
    }
  }

  private final class LowTile: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
  }

  private func scrolled(_ make: @escaping @MainActor @Sendable () -> UIScrollView) throws -> Int {
    try viewsMade(
      make,
      dragging: { view in
        var trace = ScrollTrace()
        view.setContentOffset(Vector2D(x: 0, y: 88), animated: false, recording: &trace)
      })
  }

  @Test("Lists that remember sizes of cells are created again, and those of given sizes are reused")
  @MainActor func sizes() throws {
    for isAutomatic in [true, false] {
      let table = try scrolled {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 176))
        table.register(LowRow.self, forCellReuseIdentifier: "Row")
        if !isAutomatic { table.rowHeight = 40 }
        table.dataSource = table.keep(Lists())
        return table
      }
      #expect(table == (isAutomatic ? 1 + 7 : 2 + 3), "table")
      let grid = try scrolled {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: isAutomatic ? .estimated(40) : .absolute(40))
        let layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        view.register(LowTile.self, forCellWithReuseIdentifier: "Tile")
        view.dataSource = view.keep(Lists())
        return view
      }
      #expect(grid == (isAutomatic ? 1 + 7 : 2 + 3), "grid")
    }
  }

  @Test("A view that has changed its size is created again")
  @MainActor func resized() throws {
    let made = try viewsMade(
      Self.makeShelf,
      dragging: { view in
        var trace = ScrollTrace()
        view.resize(to: Size2D(width: 300, height: 240), recording: &trace)
        try Self.flick(&view)
      })
    #expect(made == 1 + 7)
  }

  @Test("A view whose selection has changed is created again")
  @MainActor func selected() throws {
    let made = try viewsMade(
      Self.makeShelf,
      dragging: { view in
        var trace = ScrollTrace()
        view.touchDown(at: Vector2D(x: 100, y: 120), time: 0, recording: &trace)
        view.touchUp(at: nil, time: 20, recording: &trace)
      })
    #expect(made == 1 + 7)
  }

  @Test("A view that contains another scroll view is created again")
  @MainActor func scrollViewInside() throws {
    let made = try viewsMade({
      let view = Self.makeShelf()
      view.addSubview(UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      return view
    })
    #expect(made == 1 + 7)
  }

  @Test("A view that begins with an animation is created again")
  @MainActor func animation() throws {
    let made = try viewsMade({
      let view = Self.makeShelf()
      UIView.animate(withDuration: 0.3) { view.contentOffset.x = 300 }
      return view
    })
    #expect(made == 1 + 7)
  }

  @Test("A view that its reset closure moves is created again")
  @MainActor func moved() throws {
    #expect(try viewsMade(Self.makeShelf, reset: { $0.contentOffset.x = 100 }) == 1 + 7)
  }

  // MARK: State that a reset restores

  /// Counts the beats of a timer.
  private final class Clock: NSObject, UICollectionViewDelegate {
    var beats = 0
  }

  /// The content offsets of all views, 20 ms after their beginning.
  private final class Notes {
    var offsets: [CGPoint] = []
  }

  @Test("A reset restarts time, timers and touches")
  @MainActor func undone() throws {
    let notes = Notes()
    let view = SimulatedUIScrollView(
      {
        let (view, clock) = (Self.makeShelf(), Clock())
        (view as? UICollectionView)?.allowsSelection = false
        view.delegate = view.keep(clock)
        view.schedule(after: 0.02) { notes.offsets.append(view.contentOffset) }
        view.schedule(after: 0.2, repeats: true) {
          clock.beats += 1
          if clock.beats == 2 { view.setContentOffset(CGPoint(x: 336, y: 0), animated: true) }
        }
        return view
      },
      reset: { view in
        #expect(view.simulationTime == 0 && view.contentOffset == .zero && !view.isTracking)
        (view.delegate as? Clock)?.beats = 0
      })
    var traces: [ScrollTrace] = []
    for _ in 0..<4 {
      var (copy, trace) = (view, ScrollTrace())
      copy.touchDown(at: Vector2D(x: 300, y: 120), time: 50, recording: &trace)
      copy.touchUp(at: nil, time: 60, recording: &trace)
      copy.advance(to: 1000, recording: &trace)
      copy.touchDown(at: Vector2D(x: 300, y: 120), time: 1000, recording: &trace)
      #expect(copy.contentOffset.x == 336 && copy.time == 1000)
      traces.append(trace)
    }
    #expect(Set(traces).count == 1 && traces[0].frames.count > 5)
    // Three reuses, two of them with a comparison, after one view that was made.
    #expect(notes.offsets == Array(repeating: .zero, count: 6))
  }

  @Test("What runs and resets keep is released when the view is used again")
  @MainActor func keptObjects() throws {
    final class Kept {
      weak var object: AnyObject?
      init(_ object: AnyObject) { self.object = object }
    }
    final class List { var kept: [Kept] = [] }
    let list = List()
    let view = SimulatedUIScrollView(Self.makeShelf) { list.kept.append(Kept($0.keep(NSObject()))) }
    for _ in 0..<7 {
      var copy = view
      try Self.flick(&copy)
    }
    // The last one is in use.
    withExtendedLifetime(view) {
      #expect(list.kept.map { $0.object != nil } == [false, false, false, false, false, true])
    }
  }

  @Test("A copy can be dragged further after another copy")
  @MainActor func copies() throws {
    let view = SimulatedUIScrollView(Self.makeShelf) { _ in }
    let plain = SimulatedUIScrollView(Self.makeShelf)
    var (first, expected) = (view, plain)
    for _ in 0..<3 {
      try Self.flick(&first)
      try Self.flick(&expected)
      var (second, other) = (first, view)
      try Self.flick(&second)
      try Self.flick(&other)
      #expect(first.contentOffset == expected.contentOffset && second.contentOffset.x == first.contentOffset.x + 336)
      #expect(other.contentOffset.x == 336 && view.contentOffset.x == 0)
    }
  }

  @Test("A reset closure that forgets something is reported, with both offsets")
  func forgetful() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = SimulatedUIScrollView(
        {
          let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
          view.keep(CardRowController(view, cardSize: CGSize(width: 280, height: 200), spacing: 10, count: 8))
          return view
        }, reset: { _ in })
      for velocity in [0.5, -0.5, 0, 0, 0] {
        var view = view
        _ = view.landing(
          of: ReleaseState(
            contentOffset: Vector2D(x: 560, y: 0), velocity: Vector2D(x: velocity, y: 0),
            dragStartOffset: Vector2D(x: 560, y: 0)))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let sentence = message.split(separator: "\n").first { $0.contains("reset: ") } ?? ""
    #expect(
      sentence.replacing(/\([-0-9.]+, [-0-9.]+\) pt/, with: "PLACE").hasSuffix(
        "reset: does not return the view to its first state. After the same operations, a view that was made again is at"
          + " PLACE, and the one that was reset is at PLACE. Reset everything that the app's objects remember, or leave"
          + " `reset` out."), "\(message)")
  }
}
