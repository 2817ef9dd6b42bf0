import FlowLayoutModel
import ScrollPhysics

/// Snaps a scroll view to the items of a layout, with snap points and a rule.
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
/// On a resize, the item at which the view was, or to which it was moving, keeps its position. The target across the
/// scroll direction stays unchanged, and so does every target if there are no items.
public struct SnapBehavior: TargetBehavior, Hashable, Sendable {
  /// The frames of the items.
  ///
  /// A resize lays the items out in the new bounds. If it changes the items' own sizes, assign their frames before it.
  public var frames: ItemFrames {
    didSet {
      cache.isCurrent = false
      cache.previousFrames = cache.previousFrames ?? oldValue
    }
  }
  /// The alignment of the items with the viewport.
  public var alignment: SnapAlignment {
    didSet { cache.isCurrent = false }
  }
  /// Whether the first item rests at the start of the range and the last one at its end.
  public var alignsEnds: Bool {
    didSet { cache.isCurrent = false }
  }
  /// The rule that chooses the snap point of a release.
  public var rule: SnapRule

  private(set) var cache = Cache()

  /// The points of the last query and its parameters; the cache plays no part in equality.
  struct Cache: Hashable, Sendable {
    var points = SnapPoints()
    var geometry = ScrollViewGeometry(contentSize: .zero, boundsSize: .zero)
    var displayScale = 0.0
    var isCurrent = false
    /// The earlier items of the points, while a resize is under way.
    var previousFrames: ItemFrames?
    /// The last two results: a gesture queries its start and its end, and then again.
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
  ///   - alignment: The alignment of the items with the viewport.
  ///   - alignsEnds: Whether the first item rests at the start of the range and the last one at its end.
  ///   - rule: The rule that chooses the snap point of a release.
  public init(_ layout: FlowLayout, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    self.init(layout.frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Creates a behavior from items that are already laid out.
  ///
  /// - Parameters:
  ///   - frames: The items.
  ///   - alignment: The alignment of the items with the viewport.
  ///   - alignsEnds: Whether the first item rests at the start of the range and the last one at its end.
  ///   - rule: The rule that chooses the snap point of a release.
  public init(_ frames: ItemFrames, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    self.frames = frames
    self.alignment = alignment
    self.alignsEnds = alignsEnds
    self.rule = rule
  }

  /// The axis the layout scrolls along.
  public var axis: ScrollAxis { frames.layout.scrollDirection == .horizontal ? .horizontal : .vertical }

  /// Returns the snap points in a scroll view's geometry, stored for the next query about it.
  public mutating func points(in geometry: ScrollViewGeometry, displayScale: Double) -> SnapPoints {
    findPoints(in: geometry, displayScale: displayScale)
    return cache.points
  }

  /// Ensures that the cache holds the points of a geometry.
  @inline(__always)
  mutating func findPoints(in geometry: ScrollViewGeometry, displayScale: Double) {
    if cache.isCurrent && displayScale == cache.displayScale && geometry == cache.geometry { return }
    findPointsAnew(in: geometry, displayScale: displayScale)
  }

  private mutating func findPointsAnew(in geometry: ScrollViewGeometry, displayScale: Double) {
    cache.points = SnapPoints(
      frames, alignment: alignment, alignsEnds: alignsEnds, geometry: geometry, displayScale: displayScale)
    cache.geometry = geometry
    cache.displayScale = displayScale
    cache.isCurrent = true
    cache.previousFrames = nil
    cache.lastShown = Cache.Shown()
    cache.shownBefore = Cache.Shown()
  }

  /// Chooses a snap point when a drag ends; keeps the item in position on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
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
      // The trace's query for the item comes next.
      if let point = decision.point {
        cache.shownBefore = Cache.Shown(offset: decision.target, item: cache.points.uncheckedItem(point))
      }
    case .resize:
      if let kept = keptTarget(context) { target[axis] = kept }
    }
  }

  /// Returns the offset of the item at which the view was before a resize.
  private mutating func keptTarget(_ context: TargetContext) -> Double? {
    // The points of the old geometry were cached before the resize and are still there, current or not.
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

  /// Lays out the items in bounds of another size.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    var layout = frames.layout
    let container = LayoutSize(width: boundsSize.width, height: boundsSize.height)
    if layout.containerSize != container {
      let isSameAcross =
        axis == .horizontal
        ? layout.containerSize.height == container.height : layout.containerSize.width == container.width
      // The lines depend only on the room across the scroll direction.
      if !isSameAcross {
        layout.containerSize = container
        frames = layout.frames
      }
    }
    return Size2D(width: frames.contentSize.width, height: frames.contentSize.height)
  }

  /// Returns true for the layout's axis, on which the behavior decides every target.
  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { axis == self.axis && frames.itemCount > 0 }

  /// Returns the item whose snap point is nearest to a content offset, by its index through all sections.
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
