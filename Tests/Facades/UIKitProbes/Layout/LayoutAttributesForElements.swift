// name: override layoutAttributesForElements(in:)
// files: 14
import UIKit

private final class Elements: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let superAttributes = super.layoutAttributesForElements(in: rect),
      let attributes = NSArray(array: superAttributes, copyItems: true) as? [UICollectionViewLayoutAttributes]
    else { return nil }
    attributes.forEach { $0.alpha = 0.5 }
    return attributes
  }
}

private final class OwnElements: UICollectionViewLayout {
  private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var visible: [UICollectionViewLayoutAttributes] = []
    for (_, attributes) in cache where attributes.frame.intersects(rect) { visible.append(attributes) }
    return visible
  }
}
