// swift-format-ignore-file
import UIKit

@IBDesignable
@objc(XYZSnapFlowLayout)
open class SnapFlowLayout: UICollectionViewFlowLayout {
  @IBInspectable open var flickVelocity: CGFloat = 0.3
  @IBInspectable open var sideScale: CGFloat = 0.8 {
    didSet { invalidateLayout() }
  }

  open override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    collectionView?.decelerationRate = .fast
  }
}

extension SnapFlowLayout {
  // The delegate of the collection view asks the layout for the card nearest to the target.
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let step = itemSize.width + minimumLineSpacing
    let current = collectionView.contentOffset.x / step
    let page: CGFloat
    switch velocity.x {
    case let v where v > flickVelocity: page = current.rounded(.up)
    case let v where v < -flickVelocity: page = current.rounded(.down)
    default: page = current.rounded()
    }
    return CGPoint(x: page * step, y: proposedContentOffset.y)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = collectionView,
      let attributes = super.layoutAttributesForElements(in: rect)
    else { return nil }
    let middle = collectionView.contentOffset.x + collectionView.bounds.width / 2
    return attributes.map { original in
      let copy = original.copy() as! UICollectionViewLayoutAttributes
      let distance = min(1, abs(copy.center.x - middle) / collectionView.bounds.width)
      let scale = 1 - distance * (1 - sideScale)
      copy.transform = CGAffineTransform(scaleX: scale, y: scale)
      return copy
    }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
