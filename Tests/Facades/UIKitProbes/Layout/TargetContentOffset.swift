// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: override targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
// files: 31
import UIKit

private final class Targeting: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView, abs(velocity.x) > 0.3 else { return proposedContentOffset }
    let page = collectionView.contentOffset.x / itemSize.width
    return CGPoint(x: (velocity.x > 0 ? ceil(page) : floor(page)) * itemSize.width, y: proposedContentOffset.y)
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    return proposedContentOffset
  }
}

open class OpenTargeting: UICollectionViewLayout {
  open override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity _: CGPoint
  ) -> CGPoint {
    return proposed
  }
}
