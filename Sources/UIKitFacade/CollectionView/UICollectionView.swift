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
  /// Where the elements are.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set {
      if newValue === layout { return }
      if layout.owner === self { layout.owner = nil }
      layout = newValue
      adoptLayout()
    }
  }
  private final nonisolated(unsafe) var layout: UICollectionViewLayout
  /// A view behind all cells, as large as the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  private var counts: [Int]?
  private var isPrepared = false
  private var isPreparing = false
  /// Whether the layout has been asked before, so that a change of size has something to lay out anew.
  private var hasLaidOut = false
  private var pool = ReusePool()
  private var views: [Element: UICollectionReusableView] = [:]

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

  private func adoptLayout() {
    layout.owner = self
    layout.invalidateLayout()
  }

  // MARK: Data

  /// The number of sections.
  open var numberOfSections: Int { loadedCounts.count }

  /// The number of items in a section; 0 where there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  private var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
    counts = loaded
    return loaded
  }

  /// Asks the data source for everything anew, in the next layout pass.
  open func reloadData() {
    counts = nil
    for element in views.keys.sorted() { views[element].map(retire) }
    views = [:]
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

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
    let view = pool.dequeue(ReusePool.Key(kind: Self.cellKind, identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      Misuse.stop("the class registered for the identifier \(identifier) is not a UICollectionViewCell")
    }
    return cell
  }

  /// A supplementary view that is no longer seen, or a new one of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    pool.dequeue(ReusePool.Key(kind: elementKind, identifier: identifier))
  }

  private func retire(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    pool.keep(view)
  }

  // MARK: What is seen

  /// The cells that are seen, in the items' order.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items that are seen, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    views.keys.filter { $0.kind == Self.cellKind }.map(\.indexPath).sorted()
  }

  /// An item's cell; nil where it is not seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    views[Element(kind: Self.cellKind, indexPath: indexPath)] as? UICollectionViewCell
  }

  /// The item of a cell; nil for one that is not seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    views.first { $0.value === cell }?.key.indexPath
  }

  /// A header or footer; nil where it is not seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { views[Element(kind: elementKind, indexPath: indexPath)] }

  /// The item at a place of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let place = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
    return collectionViewLayout.layoutAttributesForElements(in: place)?
      .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// An item's attributes, as its layout gives them.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  // MARK: Scrolling

  /// Goes where an item is at a position in the view, but not beyond the edges; without a position as far as it takes to
  /// show the item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let geometry = engine.configuration.geometry
    let (inset, size) = (adjustedContentInset, bounds.size)
    var offset = contentOffset
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - (inset.left + size.width - inset.right) / 2
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - size.width + inset.right
    }
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - (inset.top + size.height - inset.bottom) / 2
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - size.height + inset.bottom
    }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(CGPoint(geometry.clamped(.init(offset))), animated: animated)
  }

  /// The layout decides first, then the delegate sees what it decided.
  override func decide(_ target: inout CGPoint, velocity: CGPoint) {
    target = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: target, withScrollingVelocity: velocity)
    super.decide(&target, velocity: velocity)
  }

  // MARK: Layout

  /// The visible part of the content; another size lays the content out anew where the layout says so.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let isResized = newValue.size != super.bounds.size
      super.bounds = newValue
      if !isResized || !hasLaidOut { return }
      let proposed = contentOffset
      let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
      if target != proposed { contentOffset = target }
    }
  }

  override func willChangeBounds(to newBounds: CGRect) {
    if !hasLaidOut || !collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
  }

  override func willScroll(to contentOffset: CGPoint) {
    willChangeBounds(to: CGRect(origin: contentOffset, size: bounds.size))
  }

  override func contentSizeAfterResize() -> CGSize? { hasLaidOut ? preparedContentSize() : nil }

  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    // What a layout changes while it prepares is not news.
    if isPreparing { return }
    isPrepared = false
    setNeedsLayout()
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
    }
  }

  private func preparedContentSize() -> CGSize {
    if !isPrepared {
      isPreparing = true
      collectionViewLayout.prepare()
      isPreparing = false
      isPrepared = true
      hasLaidOut = true
    }
    return collectionViewLayout.collectionViewContentSize
  }

  private func prepareIfNeeded() {
    if isPrepared { return }
    contentSize = preparedContentSize()
  }

  /// Prepares the layout where that is due, and gives the elements in the bounds their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareIfNeeded()
    let visible = bounds
    backgroundView?.frame = visible
    var seen: [Element: UICollectionViewLayoutAttributes] = [:]
    var order: [Element] = []
    for attributes in collectionViewLayout.layoutAttributesForElements(in: visible) ?? [] {
      guard let element = Element(attributes), isThere(element) else { continue }
      if attributes.isHidden || !attributes.frame.intersects(visible) { continue }
      if seen.updateValue(attributes, forKey: element) == nil { order.append(element) }
    }
    let delegate = delegate as? any UICollectionViewDelegate
    // Those that go first, so that those that come use their views again.
    for element in views.keys.filter({ seen[$0] == nil }).sorted() {
      guard let view = views.removeValue(forKey: element) else { continue }
      retire(view)
      if let cell = view as? UICollectionViewCell, element.kind == Self.cellKind {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      }
    }
    for element in order {
      guard let attributes = seen[element] else { continue }
      if let view = views[element] {
        view.take(attributes)
      } else if let view = newView(element) {
        views[element] = view
        view.take(attributes)
        addSubview(view)
        if let cell = view as? UICollectionViewCell, element.kind == Self.cellKind {
          delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        }
      }
    }
  }

  private func isThere(_ element: Element) -> Bool {
    let path = element.indexPath
    if path.count != 2 { return false }
    if element.kind != Self.cellKind { return (0..<numberOfSections).contains(path.section) }
    return (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  private func newView(_ element: Element) -> UICollectionReusableView? {
    if element.kind == Self.cellKind { return dataSource?.collectionView(self, cellForItemAt: element.indexPath) }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: element.kind, at: element.indexPath)
  }

  /// What a view is of.
  private struct Element: Hashable, Comparable {
    var kind: String
    var indexPath: IndexPath

    init(kind: String, indexPath: IndexPath) {
      (self.kind, self.indexPath) = (kind, indexPath)
    }

    static func < (a: Element, b: Element) -> Bool {
      a.indexPath == b.indexPath ? a.kind < b.kind : a.indexPath < b.indexPath
    }

    /// The element of attributes; nil for a decoration, which has no view.
    @MainActor
    init?(_ attributes: UICollectionViewLayoutAttributes) {
      switch attributes.representedElementCategory {
      case .cell: kind = UICollectionView.cellKind
      case .supplementaryView: kind = attributes.representedElementKind ?? ""
      case .decorationView: return nil
      }
      indexPath = attributes.indexPath
    }
  }
}
