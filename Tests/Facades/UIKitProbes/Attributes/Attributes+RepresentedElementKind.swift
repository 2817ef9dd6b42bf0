// name: Attributes.representedElementKind
// files: 2
import UIKit

private final class Sticky: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    for header in attributes ?? [] where header.representedElementKind == UICollectionView.elementKindSectionHeader {
      header.frame.origin.y = max(0, collectionView?.contentOffset.y ?? 0)
    }
    let _: String? = attributes?.first?.representedElementKind
    return attributes
  }
}
