// Page begins
import FeelTesting
import FeelTestingSwiftTesting
import Testing

/// Rests where a tile begins, every 120 pt.
struct Tiles: ItemSnapping {
  func itemPositions(in geometry: ScrollViewGeometry) -> [Double] { (0..<20).map { Double($0) * 120 } }

  func targetItem(among tiles: ItemList, context: TargetContext) -> Int? { tiles.item(at: context.proposedTarget) }
}

private let configuration = ScrollConfiguration(
  contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))

@Test func aFlickRestsOnATile() throws {
  var view = Scroller(configuration, behavior: Tiles())
  checkFeel { try expectLanding(of: view, releasedAt: 70, velocity: 0, at: 120) }  // A slow drag: the nearest tile.
  let flick = try TouchGesture.flick(
    from: Vector2D(x: 300, y: 60), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
  let trace = try view.perform(flick)
  checkFeel { try expectLanding(trace, at: 720) }
  checkFeel { try expectFeel(trace, matches: "flick", items: Tiles().items(in: configuration)) }
}

@Test func tilesFeelAsTheyDid() {
  let tiles = ViewUnderTest("tiles", configuration, rule: Tiles())
  checkFeel { try expectFeelSheet(of: tiles, matches: "tiles") }  // Tests/Goldens/TileTests/tiles.sheet
  checkFeel { try expectNoFindings(of: tiles) }
}
// Page ends
