// name: class var layoutAttributesClass
// files: 3
import UIKit

private final class ScaledAttributes: UICollectionViewLayoutAttributes {
  var scale: CGFloat = 1
}

private final class ScaledLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { return ScaledAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let attributes = super.layoutAttributesForElements(in: rect) as? [ScaledAttributes] else { return nil }
    attributes.forEach { $0.scale = 0.8 }
    return attributes
  }
}

private final class ScaledCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let attributes = layoutAttributes as? ScaledAttributes else { return }
    contentView.transform = CGAffineTransform(scaleX: attributes.scale, y: attributes.scale)
  }
}
