/// The items of a `PublishedCarousel` in one configuration of its scroll view, 0..<n; the design itself knows none.
package struct PublishedCarouselItems: Sendable {
  /// The number of items without the duplicates.
  package let count: Int
  private let design: PublishedCarousel
  private let configuration: ScrollConfiguration

  package init(_ design: PublishedCarousel, in configuration: ScrollConfiguration) {
    (self.design, self.configuration, count) = (design, configuration, design.itemCount)
  }

  /// The distance after which the row repeats, in points; nil without items.
  package var lapLength: Double? { count > 0 ? Double(count) * step : nil }

  /// Returns the item nearest to the middle of the view; a duplicate counts as its item.
  package func item(at contentOffset: Vector2D) -> Int? {
    let page = min(max(page(at: contentOffset), 0), Double(design.totalCount - 1))
    guard count > 0, let index = Int(exactly: page) else { return nil }
    return (index - 2 + 2 * count) % count
  }

  /// Returns the number of items from one offset to another, the shorter way: the design's jumps have no direction.
  package func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    guard let first = item(at: start), let last = item(at: end) else { return nil }
    let ahead = (last - first + count) % count
    return ahead > count / 2 ? ahead - count : ahead
  }

  /// Returns the content offset at which an item is in the middle of the view, on the pixel.
  package func contentOffset(ofItem item: Int) -> Vector2D? {
    item < 0 || item >= count ? nil : contentOffset(ofPage: item + 2)
  }

  /// Returns whether a content offset has an item or a duplicate within half a pixel of the middle of the view.
  package func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    guard let index = Int(exactly: page(at: contentOffset)), index >= 0, index < design.totalCount else { return false }
    return abs(self.contentOffset(ofPage: index).x - contentOffset.x) * configuration.displayScale <= 0.5
  }

  private var step: Double { design.itemWidth + design.itemSpacing }

  private func page(at contentOffset: Vector2D) -> Double {
    let middle = contentOffset.x + configuration.geometry.boundsSize.width / 2
    return ((middle - design.itemWidth / 2) / step).rounded()
  }

  private func contentOffset(ofPage page: Int) -> Vector2D {
    let x = design.rest(ofPage: page, configuration.geometry.boundsSize.width)
    return PixelGrid(scale: configuration.displayScale).rounded(
      Vector2D(x: x, y: configuration.geometry.minimumContentOffset.y))
  }
}
