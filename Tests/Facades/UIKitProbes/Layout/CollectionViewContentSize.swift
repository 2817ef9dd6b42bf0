// name: override collectionViewContentSize
// files: 4
import UIKit

private final class OwnSize: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    guard let collectionView = collectionView else { return .zero }
    let count = CGFloat(collectionView.numberOfItems(inSection: 0))
    return CGSize(width: count * collectionView.bounds.width, height: collectionView.bounds.height)
  }
}

private final class WiderFlow: UICollectionViewFlowLayout {
  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.width += 100
    return size
  }
}
