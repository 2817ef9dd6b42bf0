import FeelTesting

extension SimulatedUIScrollView {
  /// The items of a view, and the rest offset of each.
  public enum ItemSource: Equatable, Sendable {
    /// The items of a collection view: the middle one is shown, and lifting a finger there finds its rest offset.
    case found
    /// One item for each rest offset in the array, in points; the one with the nearest rest offset is shown.
    case at([CGPoint])
    /// An endless row, whose cells show a number of items again and again.
    ///
    /// `firstCell` is the first cell that shows item 0; those before it are copies. Distances are the shorter way round.
    /// `cells` are the rest offsets of all cells, in points; nil finds them in a collection view.
    case endless(count: Int, firstCell: Int, cells: [CGPoint]? = nil)
  }

  /// Returns the view as maps, audits, feel sheets and goldens take it.
  ///
  /// Audits also try it in other sizes, with other content insets and with another display scale; see ``varied(to:)``. A
  /// section of a compositional layout has the sizes that the layout gives it. A view whose app has a timer that repeats
  /// declares that it scrolls by itself.
  public func underTest(_ name: String, declared: DeclaredFeel = DeclaredFeel()) -> ViewUnderTest<Items> {
    var declared = declared
    declared.autoScrollInterval = declared.autoScrollInterval ?? onMainActor { use.stage.shortestInterval }
    if isSection { return ViewUnderTest(name, declared: declared, items: items) { self } }
    return ViewUnderTest(name, configuration, declared: declared, items: items) { varied(to: $0) }
  }

  /// The page of the page control in the view's window or hierarchy; nil if none, or not just one, has a page for each item.
  public var reportedItem: Int? {
    let count = Items(self).count
    return read { view in
      let controls = (view.root.views() as [UIPageControl]).filter { !$0.isHidden && $0.numberOfPages == count }
      return controls.count == 1 ? controls[0].currentPage : nil
    }
  }

  /// Returns the items of the view in a configuration, or of one that is made again if that is another one.
  public func items(in configuration: ScrollConfiguration) -> Items {
    Items(configuration == self.configuration ? self : varied(to: configuration))
  }

  /// The items of an app's view and where they rest, which the value and its copies find once by lifting fingers.
  public struct Items: ItemOffsets, @unchecked Sendable {
    private let view: SimulatedUIScrollView
    /// The cells at the offsets given in ``ItemSource``; nil if they are to be found.
    private let cells: ItemList?
    /// The number of items in an endless row, and the first cell that shows item 0; nil for any other row.
    private let ring: (count: Int, firstCell: Int)?
    private let restOffsets = Found<Int, Vector2D?>()
    private let snapPoints = Found<Vector2D, Bool>()
    // Audits ask for a few rest offsets again and again, and once for the offset of each frame.
    private let shown = Found<Vector2D, Int?>(limit: 1000)

    /// The first values that are found; all on the main actor, as the view is.
    private final class Found<Key: Hashable, Value> {
      private let limit: Int
      private var values: [Key: Value] = [:]
      init(limit: Int = .max) { self.limit = limit }

      func value(_ key: Key, _ find: () -> Value) -> Value {
        if let known = values[key] { return known }
        let value = find()
        if values.count < limit { values[key] = value }
        return value
      }
    }

    fileprivate init(_ view: SimulatedUIScrollView) {
      self.view = view
      let offsets: [CGPoint]?
      switch view.source {
      case .found: (offsets, ring) = (nil, nil)
      case .at(let given): (offsets, ring) = (given, nil)
      case .endless(let count, let firstCell, let given): (offsets, ring) = (given, (max(0, count), firstCell))
      }
      cells = offsets.map { ItemList($0.map { Vector2D($0) }, in: view.configuration) }
    }

    /// The number of items; 0 if it is not known.
    public var count: Int {
      ring?.count ?? cells?.count ?? view.read { ($0 as? UICollectionView)?.itemIndices.count ?? 0 }
    }

    /// Returns the item that is shown at a content offset, or nil if it is not known.
    public func item(at contentOffset: Vector2D) -> Int? {
      func find() -> Int? { view.read { ($0 as? UICollectionView)?.itemIndex(inTheMiddleAt: contentOffset) } }
      let cell = cells.map { $0.item(at: contentOffset) } ?? shown.value(contentOffset, find)
      guard let cell, let (count, first) = ring else { return cell }
      return count > 0 ? ((cell - first) % count + count) % count : nil
    }

    /// Returns the number of items from one content offset to another, in an endless row the shorter way round.
    public func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
      guard let first = item(at: start), let last = item(at: end) else { return nil }
      guard let count = ring?.count, count > 0 else { return last - first }
      let ahead = ((last - first) % count + count) % count
      return ahead > count / 2 ? ahead - count : ahead
    }

    /// Returns the rest offset of an item: the one given in ``ItemSource``, or in a collection view where it rests when
    /// a finger lifts with the item in the middle; nil if it is not known.
    public func contentOffset(ofItem item: Int) -> Vector2D? {
      if let ring, !(0..<ring.count).contains(item) { return nil }
      let cell = item + (ring?.firstCell ?? 0)
      if let cells { return cells.contentOffset(ofItem: cell) }
      return restOffsets.value(cell) {
        view.read { ($0 as? UICollectionView)?.contentOffset(centeringItem: cell) }.map(rest)
      }
    }

    /// Returns whether a content offset is a snap point: within half a device pixel of a given rest offset along the
    /// main axis, or without any exactly where the view rests when a finger lifts there.
    public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
      if let cells { return cells.isSnapPoint(contentOffset) }
      return snapPoints.value(contentOffset) { rest(contentOffset) == contentOffset }
    }

    /// Returns the rest offset of a finger that lifts at an offset of another view that the closure makes.
    private func rest(_ offset: Vector2D) -> Vector2D {
      var view = view
      return view.landing(of: ReleaseState(contentOffset: offset)).restOffset
    }
  }
}
