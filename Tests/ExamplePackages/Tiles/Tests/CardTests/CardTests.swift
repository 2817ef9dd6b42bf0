import FeelTesting
import FeelTestingSwiftTesting
import GestureReplay
import ScrollPhysics
import Testing

/// Cards of 320 pt: a flick goes to the next one, any other release to the nearest.
struct Cards: ItemSnapping {
  let spacing = 16.0
  let threshold = 0.2

  func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<10).map { Double($0) * (320 + spacing) } }

  func targetItem(among cards: ItemList, context: TargetContext) -> Int? {
    guard let from = cards.item(at: context.dragStartOffset) else { return nil }
    let velocity = context.velocity.x
    if abs(velocity) <= threshold { return cards.item(at: context.contentOffset) }
    return min(max(from + (velocity > 0 ? 1 : -1), 0), cards.count - 1)
  }
}

private let configuration: ScrollConfiguration = {
  var configuration = ScrollConfiguration(
    contentSize: Size2D(width: 3344, height: 240), boundsSize: Size2D(width: 320, height: 240))
  configuration.decelerationRate = .fast
  return configuration
}()

@Test func cards() throws {
  var view = Scroller(configuration, behavior: Cards())
  let flick = try TouchGesture.flick(
    from: Vector2D(x: 300, y: 120), by: Vector2D(x: -100, y: 0), releaseVelocity: 0.8)
  checkFeel { try expectFeel(view.perform(flick), matches: "flick", items: Cards().items(in: configuration)) }
  let cards = ViewUnderTest("cards", configuration, rule: Cards())
  checkFeel { try expectFeelSheet(of: cards, matches: "cards") }
}

@Test func anAuditThatCannotRunFails() {
  let unknown = ViewUnderTest("cards", configuration) { Scroller($0, behavior: Cards()) }
  checkFeel { try expectNoFindings(of: unknown, only: ["skipped-items"]) }
}

@Test func withoutCheckFeelTheErrorIsThrown() throws {
  try expectMap(of: ViewUnderTest("cards", configuration, rule: Cards()), matches: "cards")
}

@Test func cardsFeelAsWeWish() {
  let cards = ViewUnderTest("cards", configuration, rule: Cards())
  checkFeel { try expectFeelSheet(of: cards, meets: ["flick 0.3 moves 1", "commit drag 150...180 pt"]) }
}
