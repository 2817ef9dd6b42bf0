// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UICollectionViewFlowLayoutInvalidationContext
// files: 1
import UIKit

private final class FlowContexts: UICollectionViewFlowLayout {
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context =
      super.invalidationContext(forBoundsChange: newBounds) as! UICollectionViewFlowLayoutInvalidationContext
    context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
    context.invalidateFlowLayoutAttributes = false
    return context
  }
}
