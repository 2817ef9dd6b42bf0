import ScrollPhysics

/// A scroll view of items, with frames from a layout and cells from a data source.
///
/// After each layout pass, there is a cell for each item in the bounds and for no other item. A pass happens in
/// ``UIView/layoutIfNeeded()``, with each frame, and before each gesture.
///
/// The delegate is the scroll view's. If it conforms to `UICollectionViewDelegate` or
/// `UICollectionViewDelegateFlowLayout`, those methods are called too.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (top, centeredVertically, bottom) = (bit(0), bit(1), bit(2))
    public static let (left, centeredHorizontally, right) = (bit(3), bit(4), bit(5))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// UIKit's name for the kind of cells, as in its error messages.
  nonisolated static let cellKind = "UICollectionElementKindCell"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue, animated: false, completion: nil) }
  }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var allowsSelection = true { didSet { if !allowsSelection { deselectAll(animated: false) } } }
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { deselectAll(but: selection.last, animated: false) } }
  }
  /// The facade only stores it.
  open var isPrefetchingEnabled = true

  final nonisolated(unsafe) var layout: UICollectionViewLayout
  final var counts: [Int]?
  // Nothing of an app runs while one of these is changed; see `UIView.children`.
  @exclusivity(unchecked) final var isPrepared = false
  final var isPreparing = false
  /// Whether the content offset is being adjusted by an invalidation context of the layout.
  final var isAdjusting = false
  /// Whether the layout has been prepared before; if not, a change of size needs no new layout.
  final var hasLaidOut = false
  /// Whether a mirrored row has been scrolled to its right end, where reading starts.
  final var hasStarted = false
  final var pool = ReusePool<UICollectionReusableView>()
  @exclusivity(unchecked) final var views: [CollectionElement: UICollectionReusableView] = [:] {
    didSet { unchanged = nil }
  }
  /// The scroll views of the sections that scroll across the layout, by section.
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  /// The bounds for which ``views`` need no layout pass; nil if they are not known.
  @exclusivity(unchecked) final var unchanged: UnchangedBounds?
  @exclusivity(unchecked) final var pass = 0
  final var selection: [IndexPath] = []
  final var batch: UpdateBatch?
  final var reconfigured: UICollectionViewCell?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func setUp() {
    super.setUp()
    layout.owner = self
    layout.invalidateLayout()
  }

  deinit { if layout.owner === self { layout.owner = nil } }

  // MARK: Data

  open var numberOfSections: Int { loadedCounts.count }

  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  open func reloadData() {
    counts = nil
    selection = []
    for element in views.keys.sorted() { views[element].map(retire) }
    views = [:]
    layout.invalidateLayout(with: layout.makeContext(everything: true, counts: true))
  }

  // MARK: Updates

  open var hasUncommittedUpdates: Bool { batch != nil }

  /// Applies several changes as one, and then asks the data source for its item counts.
  ///
  /// Index paths of deletions, reloads and moves count before the batch, those of insertions and the targets of moves
  /// after it. Cells are in place when the call returns; `completion` follows 0.3 s of virtual time later.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .insertItem($0) }) }
  open func deleteItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .deleteItem($0) }) }
  open func reloadItems(at indexPaths: [IndexPath]) { update(indexPaths.map { .reloadItem($0) }) }

  open func moveItem(at path: IndexPath, to newPath: IndexPath) { update([.moveItem(path, newPath)]) }
  open func insertSections(_ sections: IndexSet) { update(sections.map { .insertSection($0) }) }
  open func deleteSections(_ sections: IndexSet) { update(sections.map { .deleteSection($0) }) }
  open func reloadSections(_ sections: IndexSet) { update(sections.map { .reloadSection($0) }) }
  open func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reconfigured = cell
      let answer = dataSource?.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      if let answer, answer !== cell {
        Precondition.fail(
          "the data source returned a different cell for the item at \(path.section) - \(path.item) while it was"
            + " reconfigured: it must dequeue the existing cell with the same reuse identifier")
      }
    }
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    pool.register(cellClass, for: ReuseKey(kind: Self.cellKind, identifier: identifier))
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { pool.register(viewClass, for: ReuseKey(kind: elementKind, identifier: identifier)) }

  open func dequeueReusableCell(withReuseIdentifier identifier: String, for _: IndexPath) -> UICollectionViewCell {
    dequeued(ReuseKey(kind: Self.cellKind, identifier: identifier), of: nil)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeued(ReuseKey(kind: elementKind, identifier: identifier), of: nil) }

  // MARK: Visible views

  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths(.cell) }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[CollectionElement(.cell, at: indexPath)] as? UICollectionViewCell
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.first { $0.value === cell }?.key.indexPath }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { views[CollectionElement(.supplementaryView, elementKind, at: indexPath)] }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visiblePaths(.supplementaryView, elementKind)
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    if !canSelect(indexPath) { return }
    select(indexPath, animated: animated)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }
  override func fingerTapped(at point: CGPoint) { if allowsSelection, let path = item(at: point) { tap(path) } }

  // MARK: Scrolling

  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareIfNeeded()
    let own = scrollSection(to: indexPath, at: scrollPosition, animated: animated)
    if own != nil && contentSize.height <= bounds.height && contentSize.width <= bounds.width { return }
    guard let frame = own ?? layoutAttributesForItem(at: indexPath)?.frame else { return }
    scroll(to: frame, at: scrollPosition, animated: animated)
  }

  override func decide(_ target: inout CGPoint, velocity: CGPoint) {
    target = layout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    super.decide(&target, velocity: velocity)
  }

  // MARK: Layout

  /// Replaces the layout; the cells are in their new places when the call returns.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }

  /// Replaces the layout, and calls `completion`: 0.3 s of virtual time later if animated, otherwise at once.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { replaceLayout(by: layout, animated: animated, completion: completion) }

  /// The visible part of the content; for a new size, the layout may change its attributes and the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.size == old.size || !hasLaidOut { return }
      layout.prepare(forAnimatedBoundsChange: old)
      settle(at: targetContentOffset(wasInRange: false))
      layout.finalizeAnimatedBoundsChange()
    }
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { layout.invalidateLayout() } }
  }

  open override var contentInset: UIEdgeInsets { didSet { layout.insetHasChanged() } }

  override func contentAdaptation(to newBounds: CGRect) -> (() -> Void)? {
    let invalidation = layoutInvalidation(forBounds: newBounds)
    return { [self] in
      if let invalidation { layout.invalidateLayout(with: invalidation) }
      if hasLaidOut { contentSize = preparedContentSize() }
    }
  }

  override var needsLayoutAfterScrolling: Bool {
    guard let unchanged, type(of: self) == UICollectionView.self, !hasRulesToApply else { return true }
    return !unchanged.contains(CGRect(origin: CGPoint(engine.shown.contentOffset), size: ownSize))
  }

  override func show(_ contentOffset: Vector2D, in engine: ScrollViewEngine) {
    if layout.ignoresScrolling { return super.show(contentOffset, in: engine) }
    let invalidation = layoutInvalidation(forBounds: CGRect(origin: CGPoint(contentOffset), size: bounds.size))
    super.show(contentOffset, in: engine)
    if let invalidation { layout.invalidateLayout(with: invalidation) }
  }

  override var remembersSizes: Bool { layout.remembersSizes }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showElements()
  }
}
