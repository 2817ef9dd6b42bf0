// name: type CATransform3DMakeScale
// files: 2
import UIKit

private final class Shrinking: UICollectionViewFlowLayout {
  func shrink(_ attributes: UICollectionViewLayoutAttributes, to scale: CGFloat) {
    attributes.transform3D = CATransform3DMakeScale(scale, scale, 1)
    let _: CATransform3D = CATransform3DMakeScale(1, 1, 1)
  }
}
