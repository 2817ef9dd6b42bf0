import Foundation

/// A scroll view of items that a layout places and a data source fills with cells.
///
/// Cells are there for the items in the bounds, and for no others, after each layout pass: ``UIView/layoutIfNeeded()``,
/// or the one that comes with each frame and before each gesture. The delegate is the scroll view's; what a
/// `UICollectionViewDelegate` or `UICollectionViewDelegateFlowLayout` adds is found in it.
open class UICollectionView: UIScrollView {
  /// What is in the view.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Who would be told what comes into view next; nothing is prefetched.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are asked for before they are seen; they never are.
  open var isPrefetchingEnabled = true
  /// Where the elements are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue, animated: false, completion: nil) }
  }
  /// A view behind all cells, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// Whether a tap selects an item.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { deselectAll(butLast: 1) } }
  }

  final nonisolated(unsafe) var layout: UICollectionViewLayout
  final var counts: [Int]?
  final var isPrepared = false
  final var isPreparing = false
  /// Whether the content offset is changed as the layout's invalidation says.
  final var isAdjusting = false
  /// Whether the layout has been asked before, so that a change of size has something to lay out anew.
  final var hasLaidOut = false
  /// Whether the view is where reading starts, or has been.
  final var hasStarted = false
  final var pool = ReusePool()
  final var views: [CollectionElement: UICollectionReusableView] = [:]
  /// The number of layout passes.
  final var pass = 0
  final var selection = ItemSelection()
  final var batch: UpdateBatch?
  /// The cell that its data source is asked for again.
  final var reconfigured: UICollectionViewCell?

  /// Creates a collection view at a place of its superview, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    adoptLayout()
  }

  /// Creates a collection view without extent and with a flow layout; nothing is decoded.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  deinit {
    if layout.owner === self { layout.owner = nil }
  }

  // MARK: Data

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items in a section; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  /// Asks the data source for everything anew, in the next layout pass; nothing is selected any more.
  open func reloadData() { forgetEverything() }

  // MARK: Updates

  /// Whether a batch of changes is under way.
  open var hasUncommittedUpdates: Bool { batch != nil }

  /// Makes changes that count as one, and then asks the data source how many items there are.
  ///
  /// Deletes, reloads and the sources of moves are counted before the batch, inserts and the targets of moves after it.
  /// Cells are where they belong when the call returns; the completion comes 0.3 s of virtual time later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  /// Says that items have come.
  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }

  /// Says that items have gone.
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }

  /// Gives items other cells.
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }

  /// Says that an item has got another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, newIndexPath)])
  }

  /// Says that sections have come.
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }

  /// Says that sections have gone.
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }

  /// Says that everything in sections is another, their number of items as well.
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }

  /// Says that a section has got another place.
  open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

  /// Asks the data source for the cells of items that are seen again; it dequeues the same ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) { askAgain(for: indexPaths) }

  // MARK: Reuse

  /// Makes a class the one of the cells with an identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, ReusePool.Key(kind: Self.cellKind, identifier: identifier))
  }

  /// Makes a class the one of the supplementary views of a kind with an identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(viewClass, ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  /// A cell that is no longer seen, or a new one of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    return pool.dequeueCell(identifier)
  }

  /// A supplementary view that is no longer seen, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    pool.dequeue(ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  // MARK: What is seen

  /// The cells that are seen, in the items' order.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths(.cell) }

  /// An item's cell; nil where it is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell; nil for one that is not seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  /// A header or footer; nil where it is not seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { views[.supplementary(elementKind, indexPath)] }

  /// The supplementary views of a kind that are seen, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where the supplementary views of a kind are that are seen, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths(.supplementary(elementKind))
  }

  /// The item at a place of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  /// An item's attributes, as its layout gives them.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// A supplementary view's attributes, as its layout gives them.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  /// The selected items, in the order in which they were selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

  /// Selects an item, in the place of others where several cannot be selected, and goes to it; nil deselects all.
  ///
  /// The delegate is not told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll() }
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  override func fingerTapped(at point: CGPoint) { tap(at: point) }

  // MARK: Scrolling

  /// Goes where an item is at a position in the view, but not beyond the edges; without a position as far as it takes to
  /// show the item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(contentOffset(showing: frame, at: scrollPosition), animated: animated)
  }

  /// The layout decides first, then the delegate sees what it decided.
  override func decide(_ target: inout CGPoint, velocity: CGPoint) {
    target = layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    super.decide(&target, velocity: velocity)
  }

  // MARK: Layout

  /// Replaces the layout by another one; cells are where it says when the call returns.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout by another one; the completion comes 0.3 s of virtual time later where that is animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { replaceLayout(by: layout, animated: animated, completion: completion) }

  /// The visible part of the content; another size lays the content out anew where the layout says so.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size != old.size && hasLaidOut { didResize(from: old) }
    }
  }

  /// Whether and how the view turns round where the language reads from right to left.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { layout.invalidateLayout() } }
  }

  /// The distance of the content from the view's edges, in points; the lines of a flow layout are shorter by it.
  open override var contentInset: UIEdgeInsets {
    didSet { if hasLaidOut && contentInset != oldValue { layout.insetHasChanged() } }
  }

  override func invalidation(forBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
    layoutInvalidation(forBounds: newBounds)
  }

  override func invalidation(forContentOffset contentOffset: CGPoint) -> UICollectionViewLayoutInvalidationContext? {
    layoutInvalidation(forBounds: CGRect(origin: contentOffset, size: bounds.size))
  }

  override func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    layout.invalidateLayout(with: context)
  }

  override func contentSizeAfterResize() -> CGSize? { hasLaidOut ? preparedContentSize() : nil }

  /// Prepares the layout where that is due, and gives the elements in the bounds their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }
}
