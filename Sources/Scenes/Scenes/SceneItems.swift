import PublishedDesigns

extension SnappedItems: ItemOffsets {}
extension CarouselItems: ItemOffsets {}
extension PublishedCarouselItems: ItemOffsets {}

/// The items of a scene in one configuration, and where they rest.
public struct SceneItems: ItemOffsets {
  public let count: Int
  public let lapLength: Double?
  private let offset: @Sendable (Int) -> Vector2D?
  private let find: @Sendable (Vector2D) -> Int?
  private let delta: @Sendable (Vector2D, Vector2D) -> Int?
  private let isPoint: @Sendable (Vector2D) -> Bool?

  init(_ items: some ItemOffsets, mayRestAnywhere: Bool = false) {
    (count, lapLength) = (items.count, items.lapLength)
    offset = { items.contentOffset(ofItem: $0) }
    find = { items.item(at: $0) }
    delta = { items.itemDelta(from: $0, to: $1) }
    isPoint = { mayRestAnywhere ? nil : items.isSnapPoint($0) }
  }

  public func contentOffset(ofItem item: Int) -> Vector2D? { offset(item) }
  public func item(at contentOffset: Vector2D) -> Int? { find(contentOffset) }
  public func itemDelta(from start: Vector2D, to end: Vector2D) -> Int? { delta(start, end) }
  /// Returns whether a content offset is a snap point; nil in a view that may rest anywhere.
  public func isSnapPoint(_ contentOffset: Vector2D) -> Bool? { isPoint(contentOffset) }
}
