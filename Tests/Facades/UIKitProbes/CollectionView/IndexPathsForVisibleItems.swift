// name: CollectionView.indexPathsForVisibleItems
// files: 1
import UIKit

private final class VisiblePaths: UICollectionViewController {
  var first: IndexPath? { return collectionView.indexPathsForVisibleItems.sorted().first }
}
