import Foundation

/// Where the elements of a collection view are: what a layout of one's own overrides.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  // The view that has the layout takes itself out when it goes.
  final nonisolated(unsafe) unowned(unsafe) var owner: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Elements

  /// Called before the layout is asked anything, at first and after each invalidation.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// An item's attributes; nil where there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// A supplementary view's attributes; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Where to land

  /// Where a drag that ends lands: the place to which the view would go by itself, and the velocity in points per
  /// millisecond.
  ///
  /// Asked before the delegate's `scrollViewWillEndDragging`; see `docs/decisions/uikit-names.md`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the view is to be after its size has changed.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidation

  /// Says that nothing of the layout is valid any more.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  /// Says what of the layout is not valid any more; it is prepared anew in the next layout pass.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutIsInvalid(context)
  }

  /// Whether the layout is another one after the bounds have changed, by scrolling or in size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is not valid any more after the bounds have changed.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }
}
