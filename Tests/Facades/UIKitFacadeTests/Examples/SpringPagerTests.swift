import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitExamples
import UIKitFacade

@Suite("An app's pager with its own spring animation") @MainActor
struct SpringPagerTests {
  @Test(
    "After the release the view stands still, then the app's spring moves it to its page in 0.4 s",
    arguments: [(-150.0, 1.0, 2), (-150, 0.1, 1), (-220, 0.1, 2), (150, 1, 0)])
  @MainActor func flick(way: Double, velocity: Double, page: Int) throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
    let pager = view.keep(SpringPager(pageWidth: 375, pageCount: 5, in: view))
    view.contentOffset.x = 375
    let trace = try view.perform(
      .flick(from: Vector2D(x: 180, y: 120), by: Vector2D(x: way, y: 0), releaseVelocity: velocity))
    #expect(trace.releases.first.map { abs($0.target.x - 375 + way) < 20 } == true)
    #expect(view.contentOffset.x == CGFloat(page) * 375)
    // Settled means that the animation has ended.
    #expect(pager.shown == [page])
    let (release, rest) = (try #require(trace.releases.first), try #require(trace.rest))
    #expect(abs(rest.time - release.time - 400) <= 1e-6 && rest.contentOffset.x == Double(page) * 375)
    let spring = SpringAnimation(
      from: release.contentOffset.x, to: Double(page) * 375,
      timing: SpringTiming(dampingRatio: 1, duration: 400, velocity: abs(release.velocity.x) / 1000))
    let frames = trace.frames.filter { $0.time > release.time }
    #expect(frames.count == 24)
    for frame in frames {
      #expect(abs(frame.position.x - spring.offset(at: frame.time - release.time)) <= 0.5)
    }
  }
}
