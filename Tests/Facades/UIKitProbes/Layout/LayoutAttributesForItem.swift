// name: override layoutAttributesForItem(at:)
// files: 6
import UIKit

private final class Items: UICollectionViewFlowLayout {
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
  }
}
