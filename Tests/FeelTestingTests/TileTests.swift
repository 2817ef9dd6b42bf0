// README begins
import FeelTesting
import GestureReplay
import ScrollPhysics
import Testing

/// Rests where a tile begins, every 120 pt.
struct Tiles: TargetBehavior {
  mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    target.x = (target.x / 120).rounded() * 120
  }
}

@Test func aFlickRestsOnATile() throws {
  let configuration = ScrollConfiguration(
    contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
  var view = Scroller(configuration, behavior: Tiles())
  try expectLanding(of: view, releasedAt: 70, velocity: 0, at: 120)  // A slow drag goes to the nearest tile.
  let flick = try TouchGesture.flick(
    from: Vector2D(x: 300, y: 60), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
  let trace = try view.perform(flick)
  try expectLanding(trace, at: 720)
  try expectFeel(trace, matches: "flick")  // Tests/Goldens/TileTests/flick.trace
}
// README ends
