import Carousel6
import ScrollPhysics
import SwiftUIFacade
import Testing

@MainActor @Test func aFileInSwift6ModeComesToRest() {
  let state = PagerState()
  var view = SwiftUIScrollView(
    .horizontal, size: CGSize(width: 300, height: 200),
    views: ScrollTargetViews(contentSize: CGSize(width: 1800, height: 200)), behavior: ClampedPager(state: state))
  let flick = ReleaseState(contentOffset: Vector2D(x: 60, y: 0), velocity: Vector2D(x: 6, y: 0), dragStartOffset: .zero)
  #expect(view.landing(of: flick).restOffset.x == 300 && state.page == 1)
}
