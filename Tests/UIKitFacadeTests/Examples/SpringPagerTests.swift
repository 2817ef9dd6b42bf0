import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's pager that animates itself, dragged") @MainActor
struct SpringPagerTests {
  @Test(
    "The view stays where it was let go, goes to the page of the app's animation, and is told of it 0.4 s later",
    arguments: [(-150.0, 1.0, 2), (-150, 0.1, 1), (-220, 0.1, 2), (150, 1, 0)])
  func flick(way: Double, velocity: Double, page: Int) throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    let pager = view.keep(SpringPager(pageWidth: 375, pageCount: 5, in: view))
    view.contentOffset.x = 375
    let trace = try view.perform(
      .flick(from: Vector2D(x: 180, y: 120), by: Vector2D(x: way, y: 0), releaseVelocity: velocity))
    #expect(trace.releases.first.map { abs($0.target.x - 375 + way) < 20 } == true)
    #expect(view.contentOffset.x == CGFloat(page) * 375)
    try view.advance(until: .after(0.5))
    #expect(pager.shown == [page] && view.contentOffset.x == CGFloat(page) * 375)
  }
}
