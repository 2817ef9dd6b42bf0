import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's pages in pairs") @MainActor
struct PairsControllerTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let pairs = PairsController(pageWidth: 300, gap: 40)

  init() {
    view.contentSize = CGSize(width: 3 * 640 - 40, height: 400)
    view.delegate = pairs
  }

  @Test(
    "A flick rests at the page in its direction",
    arguments: [(0.0, -100.0, 0.3, CGFloat(300)), (0, -150, 1, 640), (640, 100, 0.3, 300), (300, -100, 0.3, 640)])
  @MainActor func flicks(start: Double, way: Double, velocity: Double, rest: CGFloat) throws {
    view.contentOffset.x = start
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 150, y: 200), by: Vector2D(x: way, y: 0), releaseVelocity: velocity)
    let trace = try view.perform(flick)
    #expect(view.contentOffset.x == rest)
    #expect(trace.events.last?.name == .didEndDecelerating)
  }

  @Test("A drag without velocity is animated to its page", arguments: [(-140.0, CGFloat(0), 0), (-200, 300, 1)])
  @MainActor func drags(way: Double, rest: CGFloat, page: Int) throws {
    var pages: [Int] = []
    pairs.onPage = { pages.append($0) }
    let trace = try view.perform(
      .drag(from: Vector2D(x: 250, y: 200), by: Vector2D(x: way, y: 0), over: 400, hold: 100))
    #expect(view.contentOffset.x == rest && pages == [page] && view.tag == 1)
    #expect(trace.events.last?.name == .didEndScrollingAnimation)
  }
}
