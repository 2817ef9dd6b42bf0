// name: CollectionView.backgroundView
// files: 3
import UIKit

private final class Backed: UICollectionViewController {
  func showEmpty() {
    let label = UILabel()
    label.text = "Nothing yet"
    collectionView.backgroundView = label
    collectionView.backgroundView?.isHidden = false
    collectionView.backgroundView = nil
  }
}
