import Foundation

/// Where the elements of a collection view are: what a layout of one's own overrides.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; nil for none.
  open var collectionView: UICollectionView? { owner }
  // The view that has the layout takes itself out when it goes.
  final nonisolated(unsafe) unowned(unsafe) var owner: UICollectionView?
  /// The classes of the decorations, by their kind.
  private(set) final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The batch of updates that is under way.
  final var transition: LayoutTransition?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Called for objects that come from a nib; there are none here, so that nothing calls it.
  open func awakeFromNib() {}

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

  /// A decoration's attributes; nil where there is none.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Makes a class the one of the decorations of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Direction

  /// The direction in which the layout thinks.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the view's coordinates, the content offset among them, are turned round where the view reads the other
  /// way: the layout and the app then see one and the same in both directions.
  ///
  /// See `docs/decisions/uikit-assumptions.md`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Where to land

  /// Where a drag that ends lands: the place to which the view would go by itself, and the velocity in points per
  /// millisecond.
  ///
  /// Asked before the delegate's `scrollViewWillEndDragging`; see `docs/decisions/uikit-assumptions.md`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where the view is to be after its size, its layout or its items have changed.
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

  /// Whether the layout is another one where an element's view prefers other attributes.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is not valid any more where an element's view prefers other attributes.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  /// Whether views are asked which attributes they prefer.
  var asksForPreferences: Bool { true }

  /// Called after the content inset of the view has become another one.
  func insetHasChanged() {}

  /// Called before a batch's items are laid out.
  func willUpdate(_ updates: ItemUpdates) {}

  // MARK: Updates

  /// Called after the items have changed and the layout has been prepared, before anything is asked about the change.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called when everything about a change of the items has been asked.
  open func finalizeCollectionViewUpdates() {}

  /// How a cell that is seen after a change begins: where it was, and transparent for an item that is inserted.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.initial(.cell(itemIndexPath), self) }

  /// How a cell that was seen before a change ends: where it will be, and transparent for an item that is deleted.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.final(.cell(itemIndexPath), self) }

  /// How a supplementary view that is seen after a change begins.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.initial(.supplementary(elementKind, elementIndexPath), self) }

  /// How a supplementary view that was seen before a change ends.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.final(.supplementary(elementKind, elementIndexPath), self) }

  /// How a decoration that is seen after a change begins.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transition?.initial(CollectionElement(kind: .decoration(elementKind), indexPath: decorationIndexPath), self)
  }

  /// How a decoration that was seen before a change ends.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    transition?.final(CollectionElement(kind: .decoration(elementKind), indexPath: decorationIndexPath), self)
  }

  /// The supplementary views that go with a change; none by default.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views that come with a change; none by default, and those that are seen come anyway.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decorations that go with a change; none by default.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decorations that come with a change; none by default, and those that are seen come anyway.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Transitions

  /// Called when the view has got another size, with the bounds before.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called when the place in the view's new size has been decided.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes over.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the layout takes over from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called in both layouts when one has taken over from the other.
  open func finalizeLayoutTransition() {}
}
