import ScrollPhysics

extension Carousel {
  /// The number of items without the duplicates.
  public var numberOfItems: Int? { row.itemCount }

  /// Returns the item whose snap point is nearest to a content offset, 0..<n.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    view.behavior.item(at: contentOffset, in: view.configuration)
  }

  /// Returns the content offset at which an item, not a duplicate, is centred, on the pixel, as the view reports it.
  public mutating func contentOffset(ofItem item: Int) -> Vector2D? {
    let points = view.behavior.points(in: view.configuration)
    guard item >= 0, item < row.itemCount, let point = points.point(ofItem: row.duplicates + item) else { return nil }
    var offset = view.configuration.geometry.minimumContentOffset
    offset[view.behavior.axis] = points[point]
    return PixelGrid(scale: view.configuration.displayScale).rounded(offset)
  }

  /// Returns whether a content offset is within half a pixel of the snap point of an item or duplicate, or inside an
  /// item longer than the viewport.
  public mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    view.behavior.isSnapPoint(contentOffset, in: view.configuration)
  }
}
