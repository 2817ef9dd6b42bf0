import FlowLayoutModel

/// A layout of items in lines, in sections with headers and footers.
///
/// Negative spacings let items overlap. Sizes that are negative, infinite or NaN count as 0. Each call returns new
/// attributes objects, so changing them without copying does no harm.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  // Nothing of an app runs while a value is changed; see `UIView.children`.
  @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { changed() } }
  }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { changed() } } }
  /// The estimated size of items whose cells have not stated theirs, in points; with `zero`, cells are not asked, and
  /// with ``automaticSize`` the estimate is ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      if estimatedItemSize == oldValue { return }
      preferredSizes = [:]
      changed()
    }
  }
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { changed() } } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { changed() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { changed() } } }
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { changed() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { changed() } } }
  @exclusivity(unchecked) open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { changed() } }
  }
  @exclusivity(unchecked) open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { changed() } }
  }

  /// The estimate for cells that determine their size; until then, items have the layout's `itemSize`.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private final var computed: ItemFrames?
  private final var elements: [LayoutElement] = []
  private final var cursor = ItemFrames.Cursor()
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func prepare() {
    super.prepare()
    if let computed, computed.layout.containerSize != containerSize { self.computed = nil }
  }

  /// Invalidates what a context names; frames are computed again when they are next needed, with the sizes at that time.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    let keepsFrames = flow.map { !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes }
    if keepsFrames != true { computed = nil }
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

  open override var collectionViewContentSize: CGSize {
    let size = frames.contentSize
    return CGSize(width: size.width, height: size.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let area = LayoutRect(finite: rect) else { return [] }
    elements.removeAll(keepingCapacity: true)
    frames.appendElements(in: area, to: &elements, &cursor)
    if pinsBars { pinBars(in: area, &elements) }
    var result: [UICollectionViewLayoutAttributes] = []
    result.reserveCapacity(elements.count)
    for element in elements { result.append(attributes(element.category, element.path, element.frame)) }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let path = path(indexPath), path.item >= 0, path.item < frames.itemCount(inSection: path.section) else {
      return nil
    }
    return attributes(.cell, path, frames.frame(of: path))
  }

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

  /// Returns nil for a subclass, too, which may compute attributes from the bounds.
  override func unchangedBounds(around bounds: CGRect) -> UnchangedBounds? {
    if type(of: self) != UICollectionViewFlowLayout.self || pinsBars || asksForPreferences { return nil }
    var unchanged = UnchangedBounds(around: bounds, along: scrollAxis)
    guard let area = LayoutRect(finite: unchanged.reach) else { return nil }
    elements.removeAll(keepingCapacity: true)
    frames.appendElements(in: area, to: &elements, &cursor)
    for element in elements {
      if element.frame.size.width == 0 || element.frame.size.height == 0 { return nil }
      unchanged.limit(by: CGRect(element.frame))
    }
    return unchanged
  }

  /// Returns whether the lines get another length, or headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsBars || isAnotherLine(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if isAnotherLine(newBounds) {
      preferredSizes = [:]
    } else if pinsBars, let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
    }
    return context
  }

  private func isAnotherLine(_ newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return newBounds.length(scrollAxis.other) != size[scrollAxis.other]
  }

  override func prefer(_ preferred: LayoutAttributes, to original: LayoutAttributes, _ context: LayoutInvalidation) {
    context.invalidateItems(at: [original.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    if !isBetter(preferred, than: original) { return }
    preferredSizes[original.indexPath] = preferred.size
    context.contentSizeAdjustment = CGSize(preferred.size[scrollAxis] - original.size[scrollAxis], 0, along: scrollAxis)
  }

  override func isBetter(_ preferred: LayoutAttributes, than original: LayoutAttributes) -> Bool {
    estimatedItemSize != .zero && original.representedElementCategory == .cell && preferred.size != original.size
  }

  // A subclass may decide otherwise in `shouldInvalidateLayout(forBoundsChange:)`.
  override var ignoresScrolling: Bool { type(of: self) == UICollectionViewFlowLayout.self && !pinsBars }
  override func insetHasChanged() { if let computed, computed.layout.containerSize != containerSize { changed() } }
  override var asksForPreferences: Bool { estimatedItemSize != .zero }
  override var scrollAxis: ScrollAxis { scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Returns an index path as a path of the layout model, or nil if there is no such section.
  private func path(_ indexPath: IndexPath) -> ItemPath? {
    if indexPath.count != 2 || !(0..<frames.sectionCount).contains(indexPath.section) { return nil }
    return ItemPath(section: indexPath.section, item: indexPath.item)
  }

  private func attributes(_ category: ItemCategory, _ path: ItemPath, _ frame: LayoutRect) -> LayoutAttributes {
    let indexPath = IndexPath(item: path.item, section: path.section)
    let result: UICollectionViewLayoutAttributes
    if type(of: self) == UICollectionViewFlowLayout.self {
      result = UICollectionViewLayoutAttributes()
      result.indexPath = indexPath
    } else {
      let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      result = (type ?? UICollectionViewLayoutAttributes.self).init(forCellWith: indexPath)
    }
    if category != .cell {
      result.representedElementCategory = .supplementaryView
      result.representedElementKind =
        category == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
      // Pinned ones lie in front of the cells.
      if isPinned(category) { result.zIndex = 10 }
    }
    result.frame = CGRect(frame)
    return result
  }
}
