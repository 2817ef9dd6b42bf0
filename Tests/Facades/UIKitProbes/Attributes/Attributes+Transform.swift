// name: Attributes.transform
// files: 1
import UIKit

private final class Smaller: UICollectionViewFlowLayout {
  func scale(_ attributes: UICollectionViewLayoutAttributes, _ factor: CGFloat) {
    attributes.transform = CGAffineTransform(scaleX: factor, y: factor)
    let _: CGAffineTransform = attributes.transform
  }
}
