// name: Attributes.zIndex
// files: 7
import UIKit

private final class Stack: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.zIndex = -$0.indexPath.item }
    attributes?.first?.zIndex = Int(10.5)
    let _: Int? = attributes?.first?.zIndex
    return attributes
  }
}
