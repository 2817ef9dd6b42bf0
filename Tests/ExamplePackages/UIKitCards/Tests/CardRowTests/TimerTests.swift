import CardRow
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@MainActor @Test func theCarouselGoesOn() throws {
  let carousel = EndlessCarouselController(
    banners: [.red, .green, .blue], bannerSize: CGSize(width: 300, height: 150), spacing: 15)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 150))
  window.rootViewController = carousel
  window.makeKeyAndVisible()
  let start = carousel.collectionView.contentOffset.x
  try carousel.collectionView.advance(until: .after(3))
  #expect(carousel.collectionView.contentOffset.x == start + 315)
}
