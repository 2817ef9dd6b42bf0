/// The base class of layouts, which compute the frames of a collection view's elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open var collectionView: UICollectionView? { owner }
  // The collection view clears this when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UICollectionView?
  private(set) final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  final var transition: LayoutTransition?
  /// The sizes that cells have stated and the layout has taken over; a layout of an app's own remembers them itself.
  final var preferredSizes: [IndexPath: CGSize] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// Never called, because the facade has no nibs.
  open func awakeFromNib() {}
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether coordinates and content offset flip in the opposite layout direction; see `docs/decisions/uikit.md`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Returns the target content offset of a release, by default the proposed one; the velocity is in points per
  /// millisecond, and the delegate's `scrollViewWillEndDragging` is called later, see `docs/decisions/uikit.md`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  open func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint { offset }

  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    collectionView?.layoutIsInvalid(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isBetter(preferredAttributes, than: originalAttributes) }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    prefer(preferredAttributes, to: originalAttributes, context)
    return context
  }

  /// Returns whether the layout takes over attributes that a view prefers to the original ones.
  func isBetter(_ preferred: LayoutAttributes, than original: LayoutAttributes) -> Bool { false }

  /// Takes over attributes that a view prefers, if they are better, and notes in the context what that invalidates.
  func prefer(_ preferred: LayoutAttributes, to original: LayoutAttributes, _ context: LayoutInvalidation) {}

  func makeContext(everything: Bool = false, counts: Bool = false) -> LayoutInvalidation {
    let type = type(of: self).invalidationContextClass as? LayoutInvalidation.Type
    let context = (type ?? LayoutInvalidation.self).init()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (everything, counts)
    return context
  }

  /// Returns the bounds around given ones in which the same elements are visible; nil if they are not known.
  func unchangedBounds(around bounds: CGRect) -> UnchangedBounds? { nil }

  /// Whether a change of the content offset alone certainly invalidates nothing.
  var ignoresScrolling: Bool { false }

  /// Returns the attributes of the elements to show in a layout pass, in the coordinates of the views that hold them.
  func attributesToShow(in visible: CGRect) -> [LayoutAttributes]? { layoutAttributesForElements(in: visible) }

  var scrollAxis: ScrollAxis { .vertical }

  /// Whether the view reads the other way than the layout is written, and its coordinates are not flipped instead.
  final var isMirrored: Bool {
    guard let view = collectionView, !flipsHorizontallyInOppositeLayoutDirection else { return false }
    return view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  var asksForPreferences: Bool { true }

  var remembersSizes: Bool { !preferredSizes.isEmpty }
  func insetHasChanged() {}

  func willUpdate(_ updates: ItemUpdates) { preferredSizes = preferredSizes.carried(over: updates.item(after:)) }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}

  open func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    transition?.initial(.init(.cell, at: path), self)
  }

  open func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    transition?.final(.init(.cell, at: path), self)
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.initial(.init(.supplementaryView, kind, at: path), self) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.final(.init(.supplementaryView, kind, at: path), self) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.initial(.init(.decorationView, kind, at: path), self) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? { transition?.final(.init(.decorationView, kind, at: path), self) }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
}
