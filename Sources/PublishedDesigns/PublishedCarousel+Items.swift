import ScrollPhysics
import Snapping

/// Items for the trace; the design itself does not report them.
extension PublishedCarousel {
  /// Returns the item nearest to the middle of the view, 0..<n; a duplicate counts as its item.
  public func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    let step = itemWidth + itemSpacing
    let middle = contentOffset.x + configuration.geometry.boundsSize.width / 2
    let page = ((middle - itemWidth / 2) / step).rounded()
    guard itemCount > 0, let index = Int(exactly: min(max(page, 0), Double(totalCount - 1))) else { return nil }
    return (index - 2 + 2 * itemCount) % itemCount
  }

  /// Returns the number of items from one offset to another, the shorter way round, because the design's jumps have no
  /// direction.
  public func itemDelta(from start: Vector2D, to end: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    guard let first = item(at: start, in: configuration), let last = item(at: end, in: configuration) else {
      return nil
    }
    let ahead = (last - first + itemCount) % itemCount
    return ahead > itemCount / 2 ? ahead - itemCount : ahead
  }

  /// The number of items without the duplicates.
  public var numberOfItems: Int? { itemCount }

  /// Returns the content offset at which an item is in the middle of the view, on the pixel.
  public func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D? {
    if item < 0 || item >= itemCount { return nil }
    return place(ofPage: item + 2, configuration)
  }

  /// Returns whether a content offset has an item or a duplicate within half a pixel of the middle of the view.
  public func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    let step = itemWidth + itemSpacing
    let middle = contentOffset.x + configuration.geometry.boundsSize.width / 2
    let page = ((middle - itemWidth / 2) / step).rounded()
    guard let index = Int(exactly: page), index >= 0, index < totalCount else { return false }
    return abs(place(ofPage: index, configuration).x - contentOffset.x) * configuration.displayScale <= 0.5
  }

  private func place(ofPage page: Int, _ configuration: ScrollConfiguration) -> Vector2D {
    let x =
      Double(page) * (itemWidth + itemSpacing) - (configuration.geometry.boundsSize.width - itemWidth) / 2
    return PixelGrid(scale: configuration.displayScale).rounded(
      Vector2D(x: x, y: configuration.geometry.minimumContentOffset.y))
  }
}
