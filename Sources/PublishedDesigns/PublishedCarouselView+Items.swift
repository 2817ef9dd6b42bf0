import ScrollPhysics
import Snapping

extension PublishedCarouselView {
  /// The number of items without the duplicates.
  public var numberOfItems: Int? { design.numberOfItems }

  /// Returns the item nearest to the middle of the view.
  public func item(at contentOffset: Vector2D) -> Int? { design.item(at: contentOffset, in: configuration) }

  /// Returns the content offset at which an item is in the middle of the view.
  public func contentOffset(ofItem item: Int) -> Vector2D? { design.contentOffset(ofItem: item, in: configuration) }

  /// Returns whether a content offset has an item or a duplicate in the middle of the view.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { design.isSnapPoint(contentOffset, in: configuration) }

  /// The item of the page that the design tracks.
  public var reportedItem: Int? {
    let count = design.itemCount
    return count > 0 ? ((design.currentPage - 2) % count + count) % count : nil
  }
}
