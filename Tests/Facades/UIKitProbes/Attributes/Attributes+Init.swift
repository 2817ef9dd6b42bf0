// name: Attributes.init(forCellWith:)
// files: 1
import UIKit

private final class Made: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = [
    UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)),
    UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, with: IndexPath(item: 0, section: 0)),
    UICollectionViewLayoutAttributes(forDecorationViewOfKind: "Line", with: IndexPath(item: 0, section: 0)),
  ]
}
