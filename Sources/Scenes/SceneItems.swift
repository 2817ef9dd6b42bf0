import FeelTesting
import PublishedDesigns
import ScrollPhysics
import Snapping

extension SnappedItems: ItemOffsets {}
extension CarouselItems: ItemOffsets {}
extension PublishedCarouselItems: ItemOffsets {}

/// The items of a scene in one configuration, and where they rest.
struct SceneItems: ItemOffsets {
  private let items: any ItemOffsets
  private let mayRestAnywhere: Bool

  init(_ items: any ItemOffsets, mayRestAnywhere: Bool = false) {
    (self.items, self.mayRestAnywhere) = (items, mayRestAnywhere)
  }

  var count: Int { items.count }
  var lapLength: Double? { items.lapLength }
  func contentOffset(ofItem item: Int) -> Vector2D? { items.contentOffset(ofItem: item) }
  func item(at contentOffset: Vector2D) -> Int? { items.item(at: contentOffset) }
  func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? { items.itemDelta(from: start, to: end) }
  /// Returns whether a content offset is a snap point; nil in a view that may rest anywhere.
  func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { mayRestAnywhere ? nil : items.isSnapPoint(contentOffset) }
}
