// name: Attributes.alpha
// files: 5
import UIKit

private final class Faded: UICollectionViewFlowLayout {
  func fade(_ attributes: UICollectionViewLayoutAttributes, _ ratio: CGFloat) {
    attributes.alpha = ratio * (1 - 0.5) + 0.5
    attributes.alpha = max(attributes.alpha, 0.1)
    attributes.isHidden = attributes.alpha < 0.2
  }
}
