import ScrollPhysics

extension Carousel {
  /// The number of items without the duplicates.
  public var numberOfItems: Int? { row.itemCount }

  /// The item whose place a content offset is nearest to, 0..<n.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    view.behavior.item(at: contentOffset, in: view.configuration)
  }

  /// Where the view is with an item that is no duplicate at its place, on the pixel, as the view reports it.
  public mutating func contentOffset(ofItem item: Int) -> Vector2D? {
    let points = view.behavior.points(in: view.configuration)
    guard item >= 0, item < row.itemCount, let point = points.point(ofItem: row.copies + item) else { return nil }
    var offset = view.configuration.geometry.minimumContentOffset
    offset[view.behavior.axis] = points[point]
    return PixelGrid(scale: view.configuration.displayScale).rounded(offset)
  }

  /// Whether a content offset has an item or a duplicate at its place, to half a pixel, or is inside one longer than the
  /// viewport.
  public mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    view.behavior.isSnapPoint(contentOffset, in: view.configuration)
  }
}
