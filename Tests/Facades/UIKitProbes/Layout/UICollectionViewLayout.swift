// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type UICollectionViewLayout
// files: 6
import UIKit

open class OwnLayout: UICollectionViewLayout {
  open override var collectionViewContentSize: CGSize { return .zero }

  open override func invalidateLayout() {
    super.invalidateLayout()
  }

  open override class var invalidationContextClass: AnyClass { return UICollectionViewLayoutInvalidationContext.self }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }

  open override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    return preferredAttributes.size != originalAttributes.size
  }
}

private final class LayoutHolder: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  var layouts: [UICollectionViewLayout] = []

  func turn(to layout: UICollectionViewLayout) {
    layouts.append(list.collectionViewLayout)
    list.setCollectionViewLayout(layout, animated: true)
    list.collectionViewLayout.register(UICollectionReusableView.self, forDecorationViewOfKind: "Line")
  }
}
