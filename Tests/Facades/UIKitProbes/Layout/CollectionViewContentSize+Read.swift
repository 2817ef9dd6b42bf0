// name: read collectionViewContentSize
// files: 2
import UIKit

private final class ReadSize: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let last: CGFloat = collectionViewContentSize.width - (collectionView?.bounds.width ?? 0)
    let _: CGSize? = collectionView?.collectionViewLayout.collectionViewContentSize
    return CGPoint(x: min(proposedContentOffset.x, last), y: 0)
  }
}
