// name: CG*.equalTo
// files: 4
import UIKit

private final class Comparing: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return !bounds.size.equalTo(newBounds.size) || !bounds.equalTo(newBounds)
      || bounds.origin.equalTo(CGPoint.zero)
  }
}
