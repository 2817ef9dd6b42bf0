import FlowLayoutModel
import ScrollPhysics

extension SnapBehavior {
  /// A decision depends on nothing but the release.
  public var remembersReleases: Bool { false }

  /// The number of items of all sections.
  public var numberOfItems: Int? { frames.itemCount }

  /// Where the view is with an item at its place, on the pixel, as the view reports it.
  public mutating func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D? {
    let points = points(in: configuration.geometry, displayScale: configuration.displayScale)
    guard let point = points.point(ofItem: item) else { return nil }
    var offset = configuration.geometry.minimumContentOffset
    offset[axis] = points[point]
    return PixelGrid(scale: configuration.displayScale).rounded(offset)
  }

  /// Whether a content offset is one of the points, to half a pixel.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    findPoints(in: configuration.geometry, displayScale: configuration.displayScale)
    return isSnapPoint(contentOffset[axis], displayScale: configuration.displayScale)
  }

  private func isSnapPoint(_ offset: Double, displayScale: Double) -> Bool? {
    guard let point = cache.points.nearest(to: offset) else { return nil }
    if abs(cache.points[point] - offset) * displayScale <= 0.5 { return true }
    // Rules that let a view rest between points have more places than the points.
    if rule.proximity == nil && !(rule.restsInsideOversizedItems && cache.points.isInsideOversizedItem(offset)) {
      return false
    }
    let query = SnapQuery(contentOffset: offset)
    return rule.decision(among: cache.points, for: query).map { abs($0.target - offset) * displayScale <= 0.5 }
  }
}
