import Documents
import FeelTesting
import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing

@Suite("Decision map")
struct DecisionMapTests {
  /// Lands on multiples of 100 pt, one ahead for a flick; ten items.
  struct Hundreds: TargetBehavior {
    var dependsOnEarlierReleases: Bool { false }

    func updateTarget(_ target: inout Vector2D, context: TargetContext) {
      let flick = context.velocity.x > 0.3 ? 1.0 : context.velocity.x < -0.3 ? -1 : 0
      target.x = ((context.dragStartOffset.x / 100).rounded() + flick) * 100
      if flick == 0 { target.x = (context.contentOffset.x / 100).rounded() * 100 }
    }

    struct Items: ItemOffsets {
      var count: Int { 10 }
      func item(at contentOffset: Vector2D) -> Int? { Int((contentOffset.x / 100).rounded()) }
      func contentOffset(ofItem item: Int) -> Vector2D? {
        (0..<10).contains(item) ? Vector2D(x: Double(item) * 100, y: 0) : nil
      }
      func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
        contentOffset.x.truncatingRemainder(dividingBy: 100) == 0
      }
    }
  }

  static let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 1150, height: 100), boundsSize: Size2D(width: 200, height: 100))

  static let hundreds = ViewUnderTest("hundreds", items: { _ in Hundreds.Items() }) {
    Scroller(configuration, contentOffset: .zero, behavior: Hundreds())
  }

  private static func map(from item: Int? = nil, jobs: Int = 1) throws -> DecisionMap {
    try DecisionMap(
      of: hundreds, MapPlan(startItem: item, drags: MapRange("-80...80/40"), velocities: MapRange("-0.5...0.5/0.5")),
      jobs: jobs)
  }

  @Test("A cell is the number of items from the start item, and the header has the ranges")
  func cells() throws {
    #expect(
      DecisionMapText.encode(try Self.map()) == """
        decision-map 1
        model 1
        scene hundreds
        from item 4 at 400 x
        commit drag +50 -50.5 pt, velocity +0.301 -0.301 pt/ms
        drag pt -80...80/40
        velocity pt/ms -0.5...0.5/0.5
        cell items from the start item, · for none, ! off a snap point

               -80 -40   0  40  80
          -0.5  -1  -1  -1  -1  -1
             0  -1   ·   ·   ·  +1
           0.5  +1  +1  +1  +1  +1

        """)
  }

  @Test("A cell marks a rest between snap points, such as the end of the content at 950")
  func offPoints() throws {
    let map = try Self.map(from: 9)
    #expect(map.startOffset == 900)
    #expect((0..<5).map { map[2, $0].text } == ["!", "!", "!", "!", "!"])
    #expect((0..<5).map { map[1, $0].text } == ["-1", "·", "·", "·", "!"])
  }

  @Test("The cells are the same for any number of jobs", arguments: [2, 3, 16])
  func jobs(jobs: Int) throws {
    let subject = ViewUnderTest("list") { Scroller(.shelf, contentOffset: Vector2D(x: 1500, y: 0)) }
    let plan = MapPlan(drags: try MapRange("-2000...2000/99"), velocities: try MapRange("-4...4/0.3"))
    let one = try DecisionMap(of: subject, plan, jobs: 1)
    #expect(try DecisionMap(of: subject, plan, jobs: jobs) == one)
    #expect(one.unit == .points && Set(one.cells).count > 100)
  }

  @Test("Each release is made on a fresh view, even if the behavior has state")
  func remembering() throws {
    struct Counting: TargetBehavior {
      var count = 0.0
      mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
        count += 1
        target.x = 100 * count
      }
    }
    let subject = ViewUnderTest("counting") { Scroller(Self.configuration, behavior: Counting()) }
    let map = try DecisionMap(
      of: subject, MapPlan(drags: try MapRange("0...80/40"), velocities: try MapRange("0...1/0.5")))
    #expect(Set(map.cells) == [MapCell(delta: 100)])
  }

  @Test("Progress increases to 1")
  func progress() throws {
    let shares = Shares()
    _ = try DecisionMap(of: Self.hundreds, jobs: 2) { shares.add($0) }
    let seen = shares.values
    #expect(seen.last == 1 && seen == seen.sorted() && seen.count == 25)
  }

  private final class Shares: Sendable {
    private let lock = NSLock()
    nonisolated(unsafe) private var seen: [Double] = []
    func add(_ share: Double) { lock.withLock { seen.append(share) } }
    var values: [Double] { lock.withLock { seen } }
  }

  @Test("Columns reach a page and a half: to the next item, from the last one to the one before, else a screen")
  func pages() throws {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2000, height: 240), boundsSize: Size2D(width: 400, height: 240))
    let offsets = [0.0, 100, 400, 400, 900, 911]
    let velocities = try MapRange("0...0/1")
    for (count, pages) in [(6, [100, 300, 300, 500, 11, 11]), (2, [100, 100]), (1, [400.0]), (0, [400])] {
      let view = ViewUnderTest(
        "row", configuration, items: { ItemList(Array(offsets.prefix(count)), in: $0) }
      ) { Scroller($0) }
      for (item, page) in pages.enumerated() {
        let map = try DecisionMap(of: view, MapPlan(startItem: count > 0 ? item : nil, velocities: velocities))
        // The number of columns that fit into 80 characters: seven for the label, and five or six for each.
        let columns: Int = 73 / (count > 0 ? 5 : 6)
        let steps = Double((columns - 1) / 2)
        let step = max(1, (1.5 * page / steps).rounded())
        #expect(map.drags == (try MapRange(-steps * step...steps * step, step: step)), "item \(item) of \(count)")
      }
    }
  }

  @Test("A plan that does not fit the view is an error")
  func misfits() throws {
    #expect(throws: DocumentError("there is no item 10: the items are 0 to 9")) { try Self.map(from: 10) }
    #expect(throws: DocumentError("the view reports no items to start from")) {
      try DecisionMap(of: ViewUnderTest("list") { Scroller(.shelf) }, MapPlan(startItem: 0))
    }
    let many = try MapRange("0...99999/1")
    #expect(throws: DocumentError.self) {
      try DecisionMap(of: Self.hundreds, MapPlan(drags: many, velocities: many))
    }
  }

  @Test(
    "An invalid range is an error",
    arguments: [
      "1...2", "1..2/1", "a...b/c", "2...1/1", "0...1/0", "0...1/-1", "0...1e9/1", "0...inf/1", "", "/", "0...1/nan",
    ])
  func ranges(text: String) {
    #expect(throws: DocumentError.self) { try MapRange(text) }
  }

  @Test("A range contains its bounds and an exact 0")
  func values() throws {
    let range = try MapRange("-0.3...0.3/0.1")
    #expect(range.count == 7 && range[3] == 0 && "\(range)" == "-0.3...0.3/0.1")
    #expect(try MapRange("0...1/0.3").count == 4)
    #expect(try MapRange("5...5/1").count == 1)
  }

  @Test("A commit threshold is found up to twice the length of the bounds away")
  func farCommit() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 6000, height: 100), boundsSize: Size2D(width: 200, height: 100))
    /// Lands on multiples of a page.
    struct Pages: TargetBehavior {
      let page: Double
      func updateTarget(_ target: inout Vector2D, context: TargetContext) {
        target.x = (context.contentOffset.x / page).rounded() * page
      }
    }
    func commits(_ page: Double) -> CommitThresholds {
      var view: any SimulatedScrollView & Sendable = Scroller(
        configuration, contentOffset: Vector2D(x: 2 * page, y: 0), behavior: Pages(page: page))
      return CommitThresholds(of: &view, from: view.contentOffset, .horizontal)
    }
    #expect(commits(600).dragForward == 300 && commits(600).dragBackward == 300.5)
    #expect(commits(1000).dragForward == nil && commits(1000).dragBackward == nil)
  }

  @Test("An item at an end between two pixels counts as the end")
  func endBetweenPixels() throws {
    /// The second item is at the end of the range, rounded to the pixel.
    struct Pair: ItemOffsets {
      var count: Int { 2 }
      func contentOffset(ofItem item: Int) -> Vector2D? { Vector2D(x: item == 0 ? 0 : 100.5, y: 0) }
      func item(at contentOffset: Vector2D) -> Int? { nil }
    }
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 300.3, height: 100), boundsSize: Size2D(width: 200, height: 100))
    let view = ViewUnderTest("pair", items: { _ in Pair() }) { Scroller(configuration) }
    let drags = try MapRange("0...0/1")
    let map = try DecisionMap(of: view, MapPlan(startItem: 1, drags: drags, velocities: drags))
    #expect(abs(map.startOffset - 100.3) < 1e-6)
  }
}
