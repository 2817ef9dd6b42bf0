// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: call layoutAttributesForElements(in:)
// files: 20
import UIKit

private final class CallingElements: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let rect = CGRect(x: proposedContentOffset.x, y: 0, width: 375, height: 240)
    guard let all = super.layoutAttributesForElements(in: rect) else { return proposedContentOffset }
    guard let mine: [UICollectionViewLayoutAttributes] = layoutAttributesForElements(in: rect) else { return .zero }
    let cells = all.filter { $0.representedElementCategory == .cell }.sorted { $0.center.x < $1.center.x }
    let _: Int = self.layoutAttributesForElements(in: rect)!.count + mine.count
    let other = collectionView?.collectionViewLayout.layoutAttributesForElements(in: rect)
    return cells.first?.frame.origin ?? other?.last?.center ?? proposedContentOffset
  }
}
