import FeelTesting
import PublishedDesigns
import ScrollPhysics
import Snapping

extension SnappedItems: ItemOffsets {}
extension CarouselItems: ItemOffsets {}
extension PublishedCarouselItems: ItemOffsets {}

/// The items of a scene in one configuration, and where they rest.
///
/// It is indirect, so that a copy costs little.
package indirect enum SceneItems: ItemOffsets {
  case none
  case snapped(SnappedItems, mayRestAnywhere: Bool)
  case carousel(CarouselItems)
  case publishedCarousel(PublishedCarouselItems)

  package var count: Int {
    switch self {
    case .none: 0
    case .snapped(let items, _): items.count
    case .carousel(let items): items.count
    case .publishedCarousel(let items): items.count
    }
  }

  package var lapLength: Double? {
    switch self {
    case .none, .snapped: nil
    case .carousel(let items): items.lapLength
    case .publishedCarousel(let items): items.lapLength
    }
  }

  package func contentOffset(ofItem item: Int) -> Vector2D? {
    switch self {
    case .none: nil
    case .snapped(let items, _): items.contentOffset(ofItem: item)
    case .carousel(let items): items.contentOffset(ofItem: item)
    case .publishedCarousel(let items): items.contentOffset(ofItem: item)
    }
  }

  package func item(at contentOffset: Vector2D) -> Int? {
    switch self {
    case .none: nil
    case .snapped(let items, _): items.item(at: contentOffset)
    case .carousel(let items): items.item(at: contentOffset)
    case .publishedCarousel(let items): items.item(at: contentOffset)
    }
  }

  package func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    switch self {
    case .none: nil
    case .snapped(let items, _): items.itemDelta(from: start, to: end)
    case .carousel(let items): items.itemDelta(from: start, to: end)
    case .publishedCarousel(let items): items.itemDelta(from: start, to: end)
    }
  }

  /// Returns whether a content offset is a snap point; nil in a view that may rest anywhere.
  package func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    switch self {
    case .none: nil
    case .snapped(let items, let mayRestAnywhere): mayRestAnywhere ? nil : items.isSnapPoint(contentOffset)
    case .carousel(let items): items.isSnapPoint(contentOffset)
    case .publishedCarousel(let items): items.isSnapPoint(contentOffset)
    }
  }
}
