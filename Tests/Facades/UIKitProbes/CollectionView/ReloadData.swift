// name: CollectionView.reloadData(
// files: 2
import UIKit

private final class Reloading: UICollectionViewController {
  var items: [String] = [] {
    didSet { collectionView?.reloadData() }
  }

  func reload() {
    collectionView.reloadData()
    collectionView.reloadItems(at: [IndexPath(item: 0, section: 0)])
    collectionView.reloadSections(IndexSet(integer: 0))
  }
}
