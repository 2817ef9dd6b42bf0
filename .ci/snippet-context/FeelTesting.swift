import GestureReplay
import Testing
private let configuration = ScrollConfiguration(
  contentSize: Size2D(width: 2400, height: 120), boundsSize: Size2D(width: 375, height: 120))
private typealias Tiles = FreeScrolling
private struct CardSnapping: TargetBehavior {
  var threshold = 0.3
  func updateTarget(_ target: inout Vector2D, context: TargetContext) {}
}
private let row = Scroller(configuration, behavior: Tiles())
private let cardOffsets = [0.0, 336, 672]
private let flick = TouchGesture(name: "flick", samples: [])
private let scene = ViewUnderTest("scene", configuration) { Scroller($0, behavior: Tiles()) }
