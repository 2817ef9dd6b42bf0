import FlowLayoutModel
import Foundation

/// Items in lines, lines along the scroll direction, in sections with headers and footers.
///
/// Negative spacings let items overlap; sizes that are negative count as 0, as does what is not finite. Every question
/// is answered with attributes of its own, so that those that are changed without being copied do no harm.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The axis along which lines follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { changed() } }
  }
  /// The size of the items, in points, unless the delegate gives it.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { changed() } }
  }
  /// The size that items are taken to have until their cells have said which they prefer, in points; zero, as by
  /// default, to ask no cells, ``automaticSize`` to take ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { forgetPreferences() } }
  }
  /// The least distance between lines, in points, unless the delegate gives it.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { changed() } }
  }
  /// The least distance between the items of a line, in points, unless the delegate gives it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { changed() } }
  }
  /// The distance of a section's items from its edges, in points, unless the delegate gives it.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { changed() } }
  }
  /// From what the section's inset is counted; without a safe area all are the same.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// The size of the headers, of which the extent along the scroll direction counts, unless the delegate gives it.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { changed() } }
  }
  /// The size of the footers, of which the extent along the scroll direction counts, unless the delegate gives it.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { changed() } }
  }
  /// Whether a section's header stays in sight while the section is.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { changed() } }
  }
  /// Whether a section's footer stays in sight while the section is.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { changed() } }
  }

  /// The sizes that cells prefer, of the items that have been seen.
  final var preferredSizes: [IndexPath: CGSize] = [:]
  private final var computed: ItemFrames?
  private final var elements: [LayoutElement] = []
  private final var cursor = ItemFrames.Cursor()

  /// The class of the contexts that the layout makes.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Forgets where the items were where lines have got another length.
  open override func prepare() {
    super.prepare()
    if let computed, computed.layout.containerSize != containerSize { self.computed = nil }
  }

  /// Says what of the layout is not valid any more.
  ///
  /// The items are placed when they are asked for, in the sizes of then.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if flow.map({ $0.invalidateFlowLayoutDelegateMetrics || $0.invalidateFlowLayoutAttributes }) ?? true {
      computed = nil
    }
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  final func changed() {
    computed = nil
    invalidateLayout()
  }

  final var frames: ItemFrames {
    if let computed { return computed }
    let frames = flowLayout.frames
    computed = frames
    cursor = ItemFrames.Cursor()
    return frames
  }

  /// The size of all content, in points.
  open override var collectionViewContentSize: CGSize {
    let size = frames.contentSize
    return CGSize(width: size.width, height: size.height)
  }

  // MARK: Elements

  /// The elements whose frames share more than an edge with a rectangle of the content.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if rect.isNull || !(rect.minX + rect.minY + rect.width + rect.height).isFinite { return [] }
    elements.removeAll(keepingCapacity: true)
    let place = LayoutRect(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    frames.appendElements(in: place, to: &elements, &cursor)
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { pinBars(in: place, &elements) }
    return elements.map { attributes($0.category, $0.path, $0.frame) }
  }

  /// An item's attributes; nil where there is no such item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let path = path(indexPath), path.item >= 0, path.item < frames.itemCount(inSection: path.section) else {
      return nil
    }
    return attributes(.cell, path, frames.frame(of: path))
  }

  /// A header's or footer's attributes; nil where there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let path = path(indexPath) else { return nil }
    switch elementKind {
    case UICollectionView.elementKindSectionHeader: return bar(.header, path).map { attributes(.header, path, $0) }
    case UICollectionView.elementKindSectionFooter: return bar(.footer, path).map { attributes(.footer, path, $0) }
    default: return nil
    }
  }

  // MARK: Invalidation

  /// Whether the extent across the scroll direction is another one, on which the lines depend, or something is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || isAnotherLine(newBounds)
  }

  /// What is not valid any more after the bounds have changed: only what is pinned where the lines are as long.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    if isAnotherLine(newBounds) {
      preferredSizes = [:]
    } else if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return flow
  }

  private func isAnotherLine(_ newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical ? newBounds.width != size.width : newBounds.height != size.height
  }

  /// Whether a cell prefers another size than it has been given, which counts where sizes are estimated.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { isBetter(preferredAttributes, than: originalAttributes) }

  /// Takes the size that a cell prefers.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    prefer(preferredAttributes, to: originalAttributes, context)
    return context
  }

  override func insetHasChanged() {
    if let computed, computed.layout.containerSize != containerSize { changed() }
  }

  override var asksForPreferences: Bool { estimatedItemSize != .zero }

  override func willUpdate(_ updates: ItemUpdates) { carryPreferences(over: updates) }

  // MARK: In the model's terms

  /// The path in the model's terms, of a section that there is.
  private func path(_ indexPath: IndexPath) -> ItemPath? {
    if indexPath.count != 2 || !(0..<frames.sectionCount).contains(indexPath.section) { return nil }
    return ItemPath(section: indexPath.section, item: indexPath.item)
  }

  private func attributes(
    _ category: ItemCategory, _ path: ItemPath, _ frame: LayoutRect
  ) -> UICollectionViewLayoutAttributes {
    let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let result = (type ?? UICollectionViewLayoutAttributes.self)
      .init(forCellWith: IndexPath(item: path.item, section: path.section))
    if category != .cell {
      result.representedElementCategory = .supplementaryView
      result.representedElementKind =
        category == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      if isPinned(category) { result.zIndex = Self.pinnedIndex }
    }
    result.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
    return result
  }
}
