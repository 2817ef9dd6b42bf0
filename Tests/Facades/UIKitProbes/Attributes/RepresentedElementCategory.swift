// name: Attributes.representedElementCategory
// files: 7
import UIKit

private final class CellsOnly: UICollectionViewFlowLayout {
  func cells(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var cells: [UICollectionViewLayoutAttributes] = []
    for attributes in layoutAttributesForElements(in: rect) ?? [] {
      if attributes.representedElementCategory != .cell { continue }
      if attributes.representedElementCategory == UICollectionView.ElementCategory.cell { cells.append(attributes) }
    }
    return cells
  }
}
