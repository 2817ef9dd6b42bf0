import FeelTesting
import ScrollPhysics
import Testing

@Suite("Rules with given items")
struct ItemSnappingTests {
  private struct Cards: ItemSnapping {
    var axis = ScrollAxis.horizontal
    var limit: Int?

    func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<10).map { Double($0) * 200 } }

    func targetItem(among cards: ItemList, context: TargetContext) -> Int? {
      guard var item = cards.item(at: context.proposedTarget), let from = cards.item(at: context.dragStartOffset) else {
        return nil
      }
      if item == from && abs(context.velocity[axis]) > 0.3 { item += context.velocity[axis] > 0 ? 1 : -1 }
      item = min(max(item, 0), cards.count - 1)
      return limit.map { min(max(item, from - $0), from + $0) } ?? item
    }
  }

  private func configuration(left: Double = 0) -> ScrollConfiguration {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 2000, height: 120), boundsSize: Size2D(width: 375, height: 120))
    configuration.geometry.contentInset.left = left
    return configuration
  }

  /// The same rule with the places of its items, some of which lie beyond the end of the range.
  private var stated: ViewUnderTest<ItemList> {
    let offsets = (0..<10).map { Double($0) * 200 }
    return ViewUnderTest("cards", configuration(), items: { ItemList(offsets, in: $0) }) {
      Scroller($0, behavior: Cards())
    }
  }

  @Test("Items whose place lies beyond the end of a larger view are kept at its end")
  func resized() throws {
    _ = try expectNoFindings(of: stated, only: ["lost-on-resize"], sweep: .full)
    let given = ViewUnderTest("cards", configuration(), itemOffsets: (0..<10).map { Double($0) * 200 }) {
      Scroller($0, behavior: Cards())
    }
    _ = try expectNoFindings(of: given, only: ["lost-on-resize"], sweep: .full)
  }

  @Test("Any limit of items is tried, the largest and negative ones too")
  func limits() throws {
    func report(_ limit: Int) throws -> String {
      var parameters = AuditParameters()
      parameters.limit = limit
      let ids = ["against-the-finger", "skipped-items"]
      let report = try Audits.run(on: stated, only: ids, parameters: parameters, sweep: .quick)
      return "\(report.results.map(\.outcome))"
    }
    #expect(try report(.max) == report(1_000_000))
    #expect(try report(-7) == report(0))
  }

  @Test("A view's own start item must exist, and audits start only at items that do")
  func startItems() throws {
    var view = stated
    for item in [-1, 10, 12] {
      view.startItems = [item]
      let error = #expect(throws: DocumentError.self) { try DecisionMap(of: view) }
      #expect(error?.message == "there is no item \(item): the items are 0 to 9")
    }
    view.startItems = [-1, 3]
    let report = try Audits.run(on: view, only: ["skipped-items"], sweep: .quick)
    #expect(!"\(report)".contains("item -1"))
  }

  @Test("A landing on the wrong item of a column says where the column was released, also at its beginning")
  func wrongItem() throws {
    let column = ScrollConfiguration(
      contentSize: Size2D(width: 120, height: 3000), boundsSize: Size2D(width: 120, height: 600))
    let items = ItemList((0..<9).map { Double($0) * 300 }, in: column, axis: .vertical)
    let error = #expect(throws: FeelFailure.self) {
      try expectLanding(
        of: Scroller(column), releasedAt: 300, velocity: -3, dragStart: 600, onItem: 1, of: items, axis: .vertical)
    }
    let said = error?.lines ?? []
    #expect(
      said.contains { $0.contains("released at 300.000 pt, velocity -3.000 pt/ms, drag start 600.000 pt") }, "\(said)")
  }

  @Test("Releases rest on items, after the inset, and at the end of the range")
  func rests() throws {
    let view = Scroller(configuration(), behavior: Cards())
    try expectLanding(of: view, releasedAt: 110, velocity: 0, at: 200)
    try expectLanding(of: view, releasedAt: 1400, velocity: 3, at: 1625)
    let shifted = Scroller(configuration(left: 30), behavior: Cards())
    try expectLanding(of: shifted, releasedAt: 110, velocity: 0, at: 170)
    try expectLanding(
      of: shifted, releasedAt: 110, velocity: 0, onItem: 1, of: Cards().items(in: configuration(left: 30)))
    try expectLanding(
      of: Scroller(configuration(), behavior: Cards(limit: 1)), releasedAt: 90, velocity: 3, dragStart: 0, at: 200)
  }

  @Test("A column has its items along the vertical axis")
  func column() throws {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 300, height: 2000), boundsSize: Size2D(width: 300, height: 500))
    configuration.geometry.contentInset.top = 50
    let view = Scroller(configuration, behavior: Cards(axis: .vertical))
    try expectLanding(of: view, releasedAt: 310, velocity: 0, at: 350, axis: .vertical)
  }

  @Test("A resize keeps the item in position")
  func resize() {
    var view = Scroller(configuration(), contentOffset: Vector2D(x: 800, y: 0), behavior: Cards())
    var trace = ScrollTrace()
    view.resize(to: Size2D(width: 600, height: 120), recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(view.contentOffset.x == 800)
  }

  @Test("Every audit except those of variants and limits is applicable, and none finds a fault")
  func audits() throws {
    let report = try expectNoFindings(of: ViewUnderTest("cards", configuration(), rule: Cards()))
    #expect(report.notApplicable.count <= 9, "\(report.notApplicable.map(\.audit.id))")
  }
}
