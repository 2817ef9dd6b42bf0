// name: Attributes.frame
// files: 13
import UIKit

private final class FramesOfAttributes: UICollectionViewFlowLayout {
  func line(_ attributes: [UICollectionViewLayoutAttributes]) {
    var x: CGFloat = 0
    for element in attributes {
      element.frame.origin.x = x
      element.frame.size = itemSize
      x = element.frame.maxX + minimumInteritemSpacing
      element.frame = element.frame.integral
    }
    let _: CGRect? = attributes.first?.frame
    let _: CGRect? = attributes.first?.bounds
  }
}
