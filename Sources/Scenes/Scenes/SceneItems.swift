import PublishedDesigns

extension SnappedItems: ItemOffsets {}
extension CarouselItems: ItemOffsets {}
extension PublishedCarouselItems: ItemOffsets {}

/// The items of a scene in one configuration, and where they rest.
public struct SceneItems: ItemOffsets {
  /// It is indirect, so that a copy costs little.
  indirect enum Kind {
    case none
    case snapped(SnappedItems, mayRestAnywhere: Bool)
    case carousel(CarouselItems)
    case publishedCarousel(PublishedCarouselItems)
  }

  private let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  public var count: Int {
    switch kind {
    case .none: 0
    case .snapped(let items, _): items.count
    case .carousel(let items): items.count
    case .publishedCarousel(let items): items.count
    }
  }

  public var lapLength: Double? {
    switch kind {
    case .none, .snapped: nil
    case .carousel(let items): items.lapLength
    case .publishedCarousel(let items): items.lapLength
    }
  }

  public func contentOffset(ofItem item: Int) -> Vector2D? {
    switch kind {
    case .none: nil
    case .snapped(let items, _): items.contentOffset(ofItem: item)
    case .carousel(let items): items.contentOffset(ofItem: item)
    case .publishedCarousel(let items): items.contentOffset(ofItem: item)
    }
  }

  public func item(at contentOffset: Vector2D) -> Int? {
    switch kind {
    case .none: nil
    case .snapped(let items, _): items.item(at: contentOffset)
    case .carousel(let items): items.item(at: contentOffset)
    case .publishedCarousel(let items): items.item(at: contentOffset)
    }
  }

  public func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? {
    switch kind {
    case .none: nil
    case .snapped(let items, _): items.itemDelta(from: start, to: end)
    case .carousel(let items): items.itemDelta(from: start, to: end)
    case .publishedCarousel(let items): items.itemDelta(from: start, to: end)
    }
  }

  /// Returns whether a content offset is a snap point; nil in a view that may rest anywhere.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    switch kind {
    case .none: nil
    case .snapped(let items, let mayRestAnywhere): mayRestAnywhere ? nil : items.isSnapPoint(contentOffset)
    case .carousel(let items): items.isSnapPoint(contentOffset)
    case .publishedCarousel(let items): items.isSnapPoint(contentOffset)
    }
  }
}
