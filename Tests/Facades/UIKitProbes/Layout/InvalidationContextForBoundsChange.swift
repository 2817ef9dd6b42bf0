// name: invalidationContext(forBoundsChange:)
// files: 1
import UIKit

private final class BoundsContexts: UICollectionViewFlowLayout {
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = true
    return context
  }
}
