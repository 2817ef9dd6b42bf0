// name: ScrollView.contentInset
// files: 18
import UIKit

private final class Insets: UIViewController {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    collectionView.contentInset.right = view.bounds.width - 320
    let _: CGFloat = collectionView.contentInset.left
    let _: UIEdgeInsets = collectionView.contentInset
  }
}

private final class Inset: UIScrollView {
  override var contentInset: UIEdgeInsets {
    didSet { setNeedsLayout() }
  }
}
