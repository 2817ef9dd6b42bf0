// name: ScrollView.panGestureRecognizer
// files: 2
import UIKit

private final class PanAsking: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let pan: UIPanGestureRecognizer = collectionView.panGestureRecognizer
    let translation: CGPoint = pan.translation(in: collectionView.superview)
    let speed: CGFloat = collectionView.panGestureRecognizer.velocity(in: collectionView).x
    if pan.state == .ended || speed > 0 { return CGPoint(x: translation.x, y: 0) }
    return proposedContentOffset
  }
}
