// name: CGRect.minX
// files: 6
import UIKit

private final class LeftLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let rect = CGRect(origin: proposedContentOffset, size: collectionView?.bounds.size ?? .zero)
    let lefts: [CGFloat] = layoutAttributesForElements(in: rect)?.map { $0.frame.minX - sectionInset.left } ?? []
    return CGPoint(x: lefts.min() ?? rect.minX, y: proposedContentOffset.y)
  }
}
