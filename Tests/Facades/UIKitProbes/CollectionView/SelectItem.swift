// name: CollectionView.selectItem(
// files: 1
import UIKit

private final class Selecting: UICollectionViewController {
  func start() {
    collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    collectionView.selectItem(at: nil, animated: true, scrollPosition: .left)
    let _: [IndexPath]? = collectionView.indexPathsForSelectedItems
  }
}
