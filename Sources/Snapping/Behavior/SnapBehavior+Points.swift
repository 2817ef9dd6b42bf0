import FlowLayoutModel
import ScrollPhysics

extension SnapBehavior {
  /// False: a decision depends on the release only.
  public var dependsOnEarlierReleases: Bool { false }

  /// The number of items in all sections.
  public var numberOfItems: Int? { frames.itemCount }

  /// Returns the content offset at which an item is in its snapped position, on the pixel, as the view reports it.
  public mutating func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D? {
    let points = points(in: configuration.geometry, displayScale: configuration.displayScale)
    guard let point = points.point(ofItem: item) else { return nil }
    var offset = configuration.geometry.minimumContentOffset
    offset[axis] = points[point]
    return PixelGrid(scale: configuration.displayScale).rounded(offset)
  }

  /// Returns whether a content offset is within half a pixel of a point.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    findPoints(in: configuration.geometry, displayScale: configuration.displayScale)
    return isSnapPoint(contentOffset[axis], displayScale: configuration.displayScale)
  }

  private func isSnapPoint(_ offset: Double, displayScale: Double) -> Bool? {
    guard let point = cache.points.nearest(to: offset) else { return nil }
    if abs(cache.points[point] - offset) * displayScale <= 0.5 { return true }
    // A rule that lets a view rest between points has more rest offsets than points.
    if rule.proximity == nil && !(rule.restsInsideOversizedItems && cache.points.isInsideOversizedItem(offset)) {
      return false
    }
    let query = SnapQuery(contentOffset: offset)
    return rule.decision(among: cache.points, for: query).map { abs($0.target - offset) * displayScale <= 0.5 }
  }
}
