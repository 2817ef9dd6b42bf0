// name: Attributes.size
// files: 3
import UIKit

private final class Grown: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = contentView.systemLayoutSizeFitting(layoutAttributes.size).height
    attributes.size = CGSize(width: attributes.size.width, height: 44)
    return attributes
  }
}
