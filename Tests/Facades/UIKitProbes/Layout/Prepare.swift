// name: override prepare()
// files: 12
import UIKit

private final class Preparing: UICollectionViewLayout {
  private var cache = [UICollectionViewLayoutAttributes]()

  override func prepare() {
    guard cache.isEmpty, let collectionView else { return }
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = CGRect(x: CGFloat(item) * 100, y: 0, width: 90, height: 90)
      cache.append(attributes)
    }
  }
}
