// name: invalidateLayout()
// files: 3
import UIKit

private final class Rotated: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    list.collectionViewLayout.invalidateLayout()
  }
}

private final class Renewed: UICollectionViewFlowLayout {
  var factor: CGFloat = 1 {
    didSet { invalidateLayout() }
  }
}
