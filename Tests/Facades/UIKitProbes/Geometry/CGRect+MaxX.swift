// name: CGRect.maxX
// files: 5
import UIKit

private final class RowLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize {
    let right: CGFloat = cache.last?.frame.maxX ?? 0
    return CGSize(width: right, height: collectionView?.bounds.height ?? 0)
  }
}
