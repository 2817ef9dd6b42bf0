// name: super.targetContentOffset(...:withScrollingVelocity:)
// files: 9
import UIKit

private final class AskingSuper: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard collectionView != nil else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    var point: CGPoint = super.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
    point.x += 1
    return point
  }
}
