// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: CGRect.midX
// files: 11
import UIKit

private final class MiddleLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let middle: CGFloat = collectionView!.bounds.midX - collectionView!.contentOffset.x
    let target = CGRect(origin: proposedContentOffset, size: collectionView!.bounds.size)
    let near = layoutAttributesForElements(in: target)?.min {
      abs($0.frame.midX - target.midX) < abs($1.frame.midX - target.midX)
    }
    return CGPoint(x: (near?.frame.midX ?? 0) - middle, y: proposedContentOffset.y)
  }
}
