import FeelTesting
import PublishedDesigns
import ScrollPhysics
import Snapping

extension SnappedItems: ItemOffsets {}
extension CarouselItems: ItemOffsets {}
extension PublishedCarouselItems: ItemOffsets {}

/// The items of a scene in one configuration, and where they rest.
public struct SceneItems: ItemOffsets {
  enum Kind {
    case none
    /// Items in a view that may rest anywhere.
    case free(SnappedItems)
    case snapped(SnappedItems)
    case carousel(CarouselItems)
    case publishedCarousel(PublishedCarouselItems)
  }

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// The number of items.
  public var count: Int {
    switch kind {
    case .none: 0
    case .free(let items), .snapped(let items): items.count
    case .carousel(let items): items.count
    case .publishedCarousel(let items): items.count
    }
  }

  /// The distance after which an endless row repeats, in points; nil for a row with ends.
  public var lapLength: Double? {
    switch kind {
    case .none: nil
    case .free(let items), .snapped(let items): items.lapLength
    case .carousel(let items): items.lapLength
    case .publishedCarousel(let items): items.lapLength
    }
  }

  /// Returns the content offset at which an item rests; nil if there is no such item.
  public func contentOffset(ofItem item: Int) -> Vector2D? {
    switch kind {
    case .none: nil
    case .free(let items), .snapped(let items): items.contentOffset(ofItem: item)
    case .carousel(let items): items.contentOffset(ofItem: item)
    case .publishedCarousel(let items): items.contentOffset(ofItem: item)
    }
  }

  /// Returns the item whose rest offset is nearest to a content offset.
  public func item(at contentOffset: Vector2D) -> Int? {
    switch kind {
    case .none: nil
    case .free(let items), .snapped(let items): items.item(at: contentOffset)
    case .carousel(let items): items.item(at: contentOffset)
    case .publishedCarousel(let items): items.item(at: contentOffset)
    }
  }

  /// Returns the number of items from one content offset to another.
  public func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    switch kind {
    case .none: nil
    case .free(let items), .snapped(let items): items.itemDelta(from: start, to: end)
    case .carousel(let items): items.itemDelta(from: start, to: end)
    case .publishedCarousel(let items): items.itemDelta(from: start, to: end)
    }
  }

  /// Returns whether a content offset is a snap point; nil in a view that may rest anywhere.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    switch kind {
    case .none: nil
    case .free: nil
    case .snapped(let items): items.isSnapPoint(contentOffset)
    case .carousel(let items): items.isSnapPoint(contentOffset)
    case .publishedCarousel(let items): items.isSnapPoint(contentOffset)
    }
  }
}
