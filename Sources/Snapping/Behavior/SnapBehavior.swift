import FlowLayoutModel
import ScrollPhysics

/// Lands a scroll view on the items of a layout: snap points and a rule.
///
/// ```swift
/// let row = FlowLayout(
///   containerSize: LayoutSize(width: 375, height: 240),
///   sections: [
///     FlowSection(
///       itemSizes: .uniform(count: 10, size: LayoutSize(width: 320, height: 240)), minimumLineSpacing: 16,
///       sectionInset: LayoutInset(top: 0, left: 16, bottom: 0, right: 16))
///   ])
/// let cards = SnapBehavior(row, alignment: .lineStart, rule: .directional(minimumVelocity: 0.25))
/// ```
///
/// On a resize it keeps the item the view was at, or was going to, at its place. The axis across the scroll direction is
/// left alone, and so is every target where there are no items.
public struct SnapBehavior: ScrollTargetBehavior, Hashable, Sendable {
  /// Where the items are.
  ///
  /// A resize lays them out in the new bounds; where it changes the items' own sizes, assign their frames before.
  public var frames: ItemFrames {
    didSet {
      cache.isCurrent = false
      cache.previousFrames = cache.previousFrames ?? oldValue
    }
  }
  /// Where in the viewport an item is at its place.
  public var alignment: SnapAlignment {
    didSet { cache.isCurrent = false }
  }
  /// Whether the first item rests at the beginning of the range and the last one at its end.
  public var alignsEnds: Bool {
    didSet { cache.isCurrent = false }
  }
  /// Which point a release lands on.
  public var rule: SnapRule

  private(set) var cache = Cache()

  /// The points as they were last asked for, and what of: no part of what the behavior is.
  struct Cache: Hashable, Sendable {
    var points = SnapPoints()
    var geometry = ScrollGeometry(contentSize: .zero, boundsSize: .zero)
    var displayScale = 0.0
    var isCurrent = false
    /// The items as they were when the points were asked for, while a resize is under way.
    var previousFrames: ItemFrames?
    /// The last two answers: a gesture asks about its begin and its end, and then again.
    var lastShown = Shown()
    var shownBefore = Shown()

    struct Shown {
      var offset = Double.nan
      var item: Int?
    }

    static func == (a: Cache, b: Cache) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  /// Creates a behavior.
  ///
  /// - Parameters:
  ///   - layout: The items.
  ///   - alignment: Where in the viewport an item is at its place.
  ///   - alignsEnds: Whether the first item rests at the beginning of the range and the last one at its end.
  ///   - rule: Which point a release lands on.
  public init(_ layout: FlowLayout, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    self.init(layout.frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Creates a behavior from items that have been laid out.
  ///
  /// - Parameters:
  ///   - frames: The items.
  ///   - alignment: Where in the viewport an item is at its place.
  ///   - alignsEnds: Whether the first item rests at the beginning of the range and the last one at its end.
  ///   - rule: Which point a release lands on.
  public init(_ frames: ItemFrames, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    self.frames = frames
    self.alignment = alignment
    self.alignsEnds = alignsEnds
    self.rule = rule
  }

  /// The axis the layout scrolls along.
  public var axis: Axis { frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Where a view of a geometry may rest; kept for the next question about it.
  public mutating func points(in geometry: ScrollGeometry, displayScale: Double) -> SnapPoints {
    findPoints(in: geometry, displayScale: displayScale)
    return cache.points
  }

  /// Sees to it that the cache holds the points of a geometry.
  @inline(__always)
  mutating func findPoints(in geometry: ScrollGeometry, displayScale: Double) {
    if cache.isCurrent && displayScale == cache.displayScale && geometry == cache.geometry { return }
    findPointsAnew(in: geometry, displayScale: displayScale)
  }

  private mutating func findPointsAnew(in geometry: ScrollGeometry, displayScale: Double) {
    cache.points = SnapPoints(
      frames, alignment: alignment, alignsEnds: alignsEnds, geometry: geometry, displayScale: displayScale)
    cache.geometry = geometry
    cache.displayScale = displayScale
    cache.isCurrent = true
    cache.previousFrames = nil
    cache.lastShown = Cache.Shown()
    cache.shownBefore = Cache.Shown()
  }

  /// Lands on a point at a drag's end, keeps the item on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    let axis = axis
    switch context.reason {
    case .dragEnd:
      findPoints(in: context.geometry, displayScale: context.displayScale)
      let query = SnapQuery(
        dragStart: context.dragStartOffset[axis], contentOffset: context.contentOffset[axis],
        proposedTarget: context.proposedTarget[axis], velocity: context.velocity[axis],
        minimumFlingSpeed: context.minimumFlingSpeed)
      guard let decision = rule.decision(among: cache.points, for: query) else { return }
      target[axis] = decision.target
      // Asked for next.
      if let point = decision.point {
        cache.shownBefore = Cache.Shown(offset: decision.target, item: cache.points.uncheckedItem(point))
      }
    case .resize:
      if let kept = keptTarget(context) { target[axis] = kept }
    }
  }

  /// Where the item that the view was at before a resize rests after it.
  private mutating func keptTarget(_ context: ScrollTargetContext) -> Double? {
    // Asked for before a resize, the points of the old geometry are still there, current or not.
    let before =
      cache.displayScale > 0 && cache.geometry == context.previousGeometry
      ? cache.points
      : SnapPoints(
        cache.previousFrames ?? frames, alignment: alignment, alignsEnds: alignsEnds,
        geometry: context.previousGeometry, displayScale: context.displayScale)
    guard let item = before.item(nearestTo: context.previousTarget[axis]) else { return nil }
    findPoints(in: context.geometry, displayScale: context.displayScale)
    return cache.points.point(ofItem: item).map { cache.points[$0] }
  }

  /// Lays the items out in bounds of another size.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    var layout = frames.layout
    let container = LayoutSize(width: boundsSize.width, height: boundsSize.height)
    if layout.containerSize != container {
      let isSameAcross =
        axis == .horizontal
        ? layout.containerSize.height == container.height : layout.containerSize.width == container.width
      // Lines depend on the room across them only.
      if !isSameAcross {
        layout.containerSize = container
        frames = layout.frames
      }
    }
    return Size2D(width: frames.contentSize.width, height: frames.contentSize.height)
  }

  /// Every target along the layout is the behavior's decision.
  public func decides(_ axis: Axis) -> Bool { axis == self.axis && frames.itemCount > 0 }

  /// The item whose place a content offset is nearest to, by its index through all sections.
  public mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    findPoints(in: configuration.geometry, displayScale: configuration.displayScale)
    let offset = contentOffset[axis]
    if cache.lastShown.offset == offset { return cache.lastShown.item }
    if cache.shownBefore.offset != offset {
      cache.shownBefore = Cache.Shown(offset: offset, item: cache.points.item(nearestTo: offset))
    }
    swap(&cache.lastShown, &cache.shownBefore)
    return cache.lastShown.item
  }
}
