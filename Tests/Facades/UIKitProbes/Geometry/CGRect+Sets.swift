// name: CGRect.intersects/contains/insetBy/offsetBy/intersection/union
// files: 9
import UIKit

private final class CachedLayout: UICollectionViewLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let wide: CGRect = rect.insetBy(dx: -100, dy: 0).offsetBy(dx: 10, dy: 0)
    let all: CGRect = cache.reduce(CGRect.null) { $0.union($1.frame) }
    let common: CGRect = all.intersection(wide)
    if common.isNull || !wide.contains(CGPoint(x: 0, y: 0)) || wide.contains(common) { return nil }
    return cache.filter { $0.frame.intersects(wide) || rect.contains($0.center) }
  }
}
