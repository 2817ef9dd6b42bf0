import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitExamplesInSwift5
import UIKitFacade

@Suite("An app's pager whose hard flicks turn several pages") @MainActor
struct MultiPagePagerTests {
  @Test(
    "A flick turns 0.3 of its velocity in pages, rounded, at least one, and not beyond the ends",
    arguments: [(-100.0, 0.1, 4), (-230, 0.1, 5), (-150, 1, 5), (-300, 4, 5), (-400, 6, 6), (-700, 12, 8), (400, 6, 2)])
  @MainActor func flicks(way: Double, velocity: Double, page: Int) throws {
    let pager = MultiPagePager(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    pager.pageCount = 9
    pager.layoutIfNeeded()
    pager.scrollView.contentOffset.x = 4 * 375
    try pager.scrollView.perform(
      .flick(from: Vector2D(x: 180, y: 120), by: Vector2D(x: way, y: 0), releaseVelocity: velocity))
    #expect(pager.currentPage == page && pager.scrollView.contentOffset.x == CGFloat(page) * 375)
    // Turned round, it is still there.
    pager.frame.size = CGSize(width: 667, height: 375)
    pager.layoutIfNeeded()
    #expect(pager.scrollView.contentOffset.x == CGFloat(page) * 667)
  }
}
