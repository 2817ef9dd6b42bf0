// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UICollectionViewLayoutAttributes
// files: 20
import UIKit

open class ProgressAttributes: UICollectionViewLayoutAttributes {
  open var progress: CGFloat = 0

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard object is ProgressAttributes else { return false }
    return super.isEqual(object)
  }
}

private final class AttributeUsers: UICollectionViewFlowLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var current: UICollectionViewLayoutAttributes?

  func nearest(_ x: CGFloat) -> UICollectionViewLayoutAttributes? {
    var candidate: UICollectionViewLayoutAttributes?
    for attributes in cache {
      if candidate == nil || abs(attributes.center.x - x) < abs(candidate!.center.x - x) { candidate = attributes }
    }
    current = candidate
    return cache.min { (a: UICollectionViewLayoutAttributes, b) in a.center.x < b.center.x } ?? current
  }
}
