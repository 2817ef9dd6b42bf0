// name: type CATransform3DScale
// files: 5
import UIKit

private final class Zoom: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let array = super.layoutAttributesForElements(in: rect)
    for attributes in array ?? [] {
      let zoom: CGFloat = 1.1
      attributes.transform3D = CATransform3DScale(CATransform3DIdentity, zoom, zoom, 1.0)
    }
    return array
  }
}
