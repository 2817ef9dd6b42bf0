// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: Attributes.center
// files: 17
import UIKit

private final class Centres: UICollectionViewFlowLayout {
  func move(_ attributes: UICollectionViewLayoutAttributes) -> CGFloat {
    attributes.center = CGPoint(x: attributes.center.x, y: 10)
    attributes.center.x += 5
    let distance: CGFloat = collectionView!.bounds.midX - attributes.center.x
    return distance
  }
}
