// name: super.targetContentOffset(forProposedContentOffset:)
// files: 6
import UIKit

private final class KeepingPlace: UICollectionViewFlowLayout {
  var focused: IndexPath?

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    guard let focused, let frame = layoutAttributesForItem(at: focused)?.frame else {
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    return CGPoint(x: frame.minX, y: proposedContentOffset.y)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}
