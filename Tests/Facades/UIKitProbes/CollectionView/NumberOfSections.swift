// name: CollectionView.numberOfSections
// files: 4
import UIKit

private final class CountingSections: UICollectionViewLayout {
  override func prepare() {
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let _: [Int] = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let _: Int? = self.collectionView?.numberOfSections
  }
}
