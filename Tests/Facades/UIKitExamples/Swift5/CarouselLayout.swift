// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap
// A file as an app has it, which documents less than this package does.
import UIKit

/// A carousel: the item in the middle is the largest, and a release rests with one there.
open class CarouselLayout: UICollectionViewFlowLayout {
  public var sideScale: CGFloat = 0.8

  override open func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    scrollDirection = .horizontal
    let side = (collectionView.bounds.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    return attributes.map { transformed($0.copy() as! UICollectionViewLayoutAttributes) }
  }

  private func transformed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let collectionView = collectionView else { return attributes }
    let distance = min(abs(attributes.center.x - collectionView.bounds.midX), itemSize.width)
    let scale = 1 - (1 - sideScale) * distance / itemSize.width
    attributes.transform3D = CATransform3DScale(CATransform3DIdentity, scale, scale, 1)
    attributes.alpha = scale
    attributes.zIndex = Int(scale * 10)
    return attributes
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let size = collectionView.bounds.size
    let target = CGRect(x: proposedContentOffset.x, y: 0, width: size.width, height: size.height)
    guard let near = super.layoutAttributesForElements(in: target) else { return proposedContentOffset }
    let middle = target.midX
    var nearest = CGFloat.greatestFiniteMagnitude
    for attributes in near where abs(attributes.center.x - middle) < abs(nearest) {
      nearest = attributes.center.x - middle
    }
    return CGPoint(x: proposedContentOffset.x + nearest, y: proposedContentOffset.y)
  }
}
