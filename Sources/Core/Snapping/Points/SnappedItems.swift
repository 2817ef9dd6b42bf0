/// The items of a ``SnapBehavior`` in one configuration of its scroll view, and where they rest.
///
/// ```swift
/// let behavior = SnapBehavior(row, alignment: .lineStart, rule: .nearest)
/// let items = SnappedItems(behavior, in: ScrollConfiguration(geometry: geometry))
/// print(items.contentOffset(ofItem: 2)?.x ?? -1)  // 672.0
/// ```
public struct SnappedItems: Sendable {
  /// The number of items in all sections.
  public let count: Int
  private let points: SnapPoints
  private let rule: SnapRule
  private let axis: ScrollAxis
  private let start: Vector2D
  private let displayScale: Double

  /// Creates the items of a behavior, laid out for the size of the view.
  public init(_ behavior: SnapBehavior, in configuration: ScrollConfiguration) {
    var behavior = behavior
    _ = behavior.layOut(in: configuration.geometry.boundsSize)
    self.init(
      behavior.points(in: configuration.geometry, displayScale: configuration.displayScale), rule: behavior.rule,
      axis: behavior.axis, count: behavior.frames.itemCount, in: configuration)
  }

  init(_ points: SnapPoints, rule: SnapRule, axis: ScrollAxis, count: Int, in configuration: ScrollConfiguration) {
    (self.points, self.rule, self.axis, self.count) = (points, rule, axis, count)
    start = configuration.geometry.minimumContentOffset
    displayScale = configuration.displayScale
  }

  /// Returns the content offset at which an item is in its snapped position, on the pixel, as the view reports it; nil
  /// if there is no such item.
  public func contentOffset(ofItem item: Int) -> Vector2D? {
    guard let point = points.point(ofItem: item) else { return nil }
    return PixelGrid(scale: displayScale).rounded(start.replacing(axis, with: points[point]))
  }

  /// Returns the item whose snap point is nearest to a content offset, by its index through all sections.
  public func item(at contentOffset: Vector2D) -> Int? { points.item(nearestTo: contentOffset[axis]) }

  /// Returns whether a content offset is within half a pixel of a snap point, or of another offset at which the rule
  /// lets the view rest.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    let offset = contentOffset[axis]
    guard let point = points.nearest(to: offset) else { return nil }
    if abs(points[point] - offset) * displayScale <= 0.5 { return true }
    // A rule that lets a view rest between points has more rest offsets than points.
    if rule.proximity == nil && !(rule.restsInsideOversizedItems && points.isInsideOversizedItem(offset)) {
      return false
    }
    return rule.decision(among: points, for: SnapQuery(contentOffset: offset)).map {
      abs($0.target - offset) * displayScale <= 0.5
    }
  }
}
