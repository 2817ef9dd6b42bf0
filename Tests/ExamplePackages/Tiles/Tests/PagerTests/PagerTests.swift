import FeelTesting
import FeelTestingSwiftTesting
import GestureReplay
import Pager
import ScrollPhysics
import Testing
import UIKitFacade

@Test @MainActor func pager() throws {
  let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
  let pager = view.keep(SpringPager(in: view))
  defer { withExtendedLifetime(pager) {} }
  let flick = try TouchGesture.flick(
    from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 0.8)
  checkFeel { try expectFeel(view.perform(flick), matches: "page") }
}
