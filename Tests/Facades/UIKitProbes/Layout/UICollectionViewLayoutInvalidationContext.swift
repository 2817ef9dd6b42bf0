// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: type UICollectionViewLayoutInvalidationContext
// files: 4
import UIKit

private final class OwnContext: UICollectionViewLayoutInvalidationContext {
  var isScrolling = false
}

private final class Contexts: UICollectionViewLayout {
  override class var invalidationContextClass: AnyClass { return OwnContext.self }

  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds) as! OwnContext
    context.isScrolling = newBounds.size == collectionView?.bounds.size
    context.contentOffsetAdjustment = CGPoint(x: 1, y: 0)
    context.contentSizeAdjustment = .zero
    context.invalidateItems(at: [IndexPath(item: 0, section: 0)])
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
    let everything: Bool = context.invalidateEverything || context.invalidateDataSourceCounts
    let _: [IndexPath]? = everything ? nil : context.invalidatedItemIndexPaths
    return context
  }
}
