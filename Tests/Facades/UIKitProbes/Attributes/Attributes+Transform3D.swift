// name: Attributes.transform3D
// files: 6
import UIKit

private final class Tilted: UICollectionViewFlowLayout {
  func tilt(_ attributes: UICollectionViewLayoutAttributes, _ angle: CGFloat) {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    attributes.transform3D = CATransform3DRotate(transform, angle, 0, 1, 0)
    let _: CATransform3D = attributes.transform3D
    attributes.transform3D = CATransform3DIdentity
  }
}
