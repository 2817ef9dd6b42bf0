import FeelTesting
import GestureReplay
import ScrollPhysics
private typealias CardLayout = UICollectionViewFlowLayout
private final class CardPager: NSObject, UIScrollViewDelegate {}
private final class CardSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}
@MainActor private protocol Carousel { func showNextPage() }
@MainActor private var carousel: (any Carousel)!
private let frame = CGRect(x: 0, y: 0, width: 375, height: 240)
@MainActor private let makeRow: @MainActor @Sendable () -> UIScrollView = { UIScrollView(frame: frame) }
@MainActor private let controller = UIViewController()
@MainActor private let paging = CardPager()
@MainActor private let view = UIScrollView(frame: frame)
@MainActor private let scrollView = view
@MainActor private let window = UIWindow(frame: frame)
@MainActor private let collectionView = UICollectionView(
  frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
@MainActor private let makeStore: @MainActor @Sendable () -> UICollectionView = { collectionView }
private let place = Vector2D(x: 200, y: 100)
private let slide = Vector2D(x: -150, y: 0)
