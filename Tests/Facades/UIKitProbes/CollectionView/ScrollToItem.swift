// name: CollectionView.scrollToItem(
// files: 2
import UIKit

private final class GoingTo: UICollectionViewController {
  func go(to item: Int) {
    let path = IndexPath(item: item, section: 0)
    collectionView.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
    collectionView?.scrollToItem(at: path, at: [.top, .left], animated: false)
    collectionView.scrollToItem(at: path, at: UICollectionView.ScrollPosition.right, animated: true)
  }
}
