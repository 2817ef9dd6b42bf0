// name: CollectionView.performBatchUpdates(
// files: 2
import UIKit

private final class Batching: UICollectionViewController {
  func add() {
    collectionView.performBatchUpdates(
      {
        self.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        self.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
        self.collectionView.moveItem(at: [0, 1], to: [0, 2])
      }, completion: nil)
    collectionView?.performBatchUpdates(nil)
    collectionView.performBatchUpdates({ [weak self] in self?.collectionView.insertSections([0]) }) { finished in
      if finished { self.collectionView.layoutIfNeeded() }
    }
  }
}
