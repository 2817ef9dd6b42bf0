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
public struct SnapBehavior: TargetBehavior, Sendable {
  /// The frames of the items.
  ///
  /// A resize lays the items out in the new bounds. If it changes the items' own sizes, assign their frames before it.
  public var frames: ItemFrames {
    didSet {
      cache.isCurrent = false
      cache.earlierFrames.append(oldValue)
    }
  }
  package var alignment: SnapAlignment { didSet { cache.isCurrent = false } }
  /// Whether the first item rests at the start of the range and the last one at its end.
  package var alignsEnds: Bool { didSet { cache.isCurrent = false } }
  /// The rule that chooses the snap point of a release.
  public var rule: SnapRule
  /// Whether the view reaches the snap points by the spring of a page turn, and not by a deceleration.
  package var turnsPages = false
  /// The layout with its own insets, if those of its ends follow from the viewport; otherwise nil.
  var ownLayout: FlowLayout?

  private(set) var cache = Cache()

  /// The points last computed, and for what.
  struct Cache: Sendable {
    var points = SnapPoints.none
    var geometry = ScrollViewGeometry(contentSize: .zero, boundsSize: .zero)
    var displayScale = 0.0
    var isCurrent = false
    /// The items before each change since then.
    var earlierFrames: [ItemFrames] = []
  }

  /// Creates a behavior.
  /// - Parameters:
  ///   - layout: The items, laid out in the viewport.
  ///   - alignment: The line of the viewport with which items align.
  ///   - alignsEnds: Whether the first item rests at the start of the range and the last one at its end.
  ///   - rule: Which snap point a release goes to.
  public init(_ layout: FlowLayout, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    self.init(layout.frames, alignment: alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Creates a behavior from items that are already laid out.
  /// - Parameters:
  ///   - frames: The frames of the items, in points.
  ///   - alignment: The line of the viewport with which items align.
  ///   - alignsEnds: Whether the first item rests at the start of the range and the last one at its end.
  ///   - rule: Which snap point a release goes to.
  public init(_ frames: ItemFrames, alignment: SnapAlignment, alignsEnds: Bool = false, rule: SnapRule) {
    (self.frames, self.alignment, self.alignsEnds, self.rule) = (frames, alignment, alignsEnds, rule)
  }

  /// Creates a behavior whose layout has insets with which every line can be aligned.
  init(reachingEndsOf layout: FlowLayout, alignment: SnapAlignment, rule: SnapRule) {
    self.init(layout.reachingEnds(of: layout, alignment.anchor), alignment: alignment, rule: rule)
    ownLayout = layout
  }

  /// The axis the layout scrolls along.
  public var axis: ScrollAxis { ScrollAxis(frames.layout.scrollDirection) }

  package func points(in geometry: ScrollViewGeometry, displayScale: Double) -> SnapPoints {
    if cache.isCurrent && displayScale == cache.displayScale && geometry == cache.geometry { return cache.points }
    return SnapPoints(
      frames, alignment: alignment, alignsEnds: alignsEnds, geometry: geometry, displayScale: displayScale)
  }

  /// Keeps the points of a geometry for the next releases.
  @inline(__always) package mutating func prepare(for geometry: ScrollViewGeometry, displayScale: Double) {
    if cache.isCurrent && displayScale == cache.displayScale && geometry == cache.geometry { return }
    cache = Cache(
      points: points(in: geometry, displayScale: displayScale), geometry: geometry, displayScale: displayScale,
      isCurrent: true)
  }

  /// Chooses a snap point when a drag ends; keeps the item in position on a resize.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    let axis = axis
    switch context.reason {
    case .dragEnd:
      prepare(for: context.geometry, displayScale: context.displayScale)
      let query = SnapQuery(
        dragStart: context.dragStartOffset[axis], contentOffset: context.contentOffset[axis],
        proposedTarget: context.proposedTarget[axis], velocity: context.velocity[axis],
        minimumFlingSpeed: context.minimumFlingSpeed)
      if let decision = rule.decision(among: cache.points, for: query) { target[axis] = decision.target }
    case .resize: if let kept = keptTarget(context) { target[axis] = kept }
    }
  }

  /// Returns the offset of the item at which the view was before a resize.
  private mutating func keptTarget(_ context: TargetContext) -> Double? {
    let previous = context.previousGeometry
    // Of the earlier items, the last ones that made up the view's content are those it showed.
    let frames = (cache.earlierFrames.reversed() + [frames]).first { previous.contentSize == Size2D($0.contentSize) }
    let before =
      cache.displayScale > 0 && cache.geometry == previous
      ? cache.points
      : SnapPoints(
        frames ?? cache.earlierFrames.first ?? self.frames, alignment: alignment, alignsEnds: alignsEnds,
        geometry: previous, displayScale: context.displayScale)
    guard let item = before.item(nearestTo: context.previousTarget[axis]) else { return nil }
    prepare(for: context.geometry, displayScale: context.displayScale)
    return cache.points.point(ofItem: item).map { cache.points[$0] }
  }

  public mutating func layOut(in boundsSize: Size2D) -> Size2D? {
    var layout = frames.layout
    let container = LayoutSize(boundsSize)
    if layout.containerSize != container {
      let isSameAcross = layout.containerSize.across(layout.scrollDirection) == container.across(layout.scrollDirection)
      // The lines depend only on the room across the scroll direction, unless the ends are centred.
      if !isSameAcross || ownLayout != nil {
        layout.containerSize = container
        frames = (ownLayout.map { layout.reachingEnds(of: $0, alignment.anchor) } ?? layout).frames
      }
    }
    return Size2D(frames.contentSize)
  }

  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { axis == self.axis && frames.itemCount > 0 }
  public func turnsPages(along axis: ScrollAxis) -> Bool { turnsPages && alwaysDecidesTarget(along: axis) }
  public var dependsOnEarlierReleases: Bool { false }
}
