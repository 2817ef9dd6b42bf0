// name: CollectionView.indexPath(for
// files: 1
import UIKit

private final class CellPath: UICollectionViewController {
  func path(of cell: UICollectionViewCell) -> Int? {
    let path: IndexPath? = collectionView.indexPath(for: cell)
    return path?.row
  }
}
