// name: CATransform3D functions
// files: 7
import QuartzCore
import UIKit

private final class CoverFlow: UICollectionViewFlowLayout {
  func transform(_ distance: CGFloat) -> CATransform3D {
    var transform: CATransform3D = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(transform, 0, 0, -abs(distance))
    transform = CATransform3DRotate(transform, CGFloat.pi / 4, 0, 1, 0)
    transform = CATransform3DScale(transform, 0.9, 0.9, 1)
    let other = CATransform3DConcat(
      CATransform3DMakeRotation(distance, 0, 0, 1), CATransform3DMakeTranslation(10, 0, 0))
    let same: Bool = CATransform3DEqualToTransform(other, transform) || CATransform3DIsIdentity(other)
    let flat: CGAffineTransform = CATransform3DGetAffineTransform(CATransform3DInvert(other))
    return same || CATransform3DIsAffine(other) ? transform : CATransform3DMakeAffineTransform(flat)
  }
}
