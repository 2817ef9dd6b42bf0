// name: override shouldInvalidateLayout(forBoundsChange:)
// files: 14
import UIKit

private final class Invalidating: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = collectionView else { return false }
    if !newBounds.size.equalTo(collectionView.bounds.size) { return true }
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
}

private final class AlwaysInvalid: UICollectionViewLayout {
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
