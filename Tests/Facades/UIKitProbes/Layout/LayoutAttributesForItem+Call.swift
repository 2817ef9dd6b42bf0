// name: call layoutAttributesForItem(at:) (layout or collectionView)
// files: 5
import UIKit

private final class CallingItems: UICollectionViewFlowLayout {
  func offset(of item: Int) -> CGFloat {
    let path = IndexPath(item: item, section: 0)
    let mine: UICollectionViewLayoutAttributes? = layoutAttributesForItem(at: path)
    let other: UICollectionViewLayoutAttributes? = collectionView?.layoutAttributesForItem(at: path)
    guard let frame = mine?.frame, let center = other?.center else { return 0 }
    return frame.minX + center.x + (super.layoutAttributesForItem(at: path)?.size.width ?? 0)
  }
}
