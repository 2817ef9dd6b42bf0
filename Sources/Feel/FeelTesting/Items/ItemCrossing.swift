/// A moment at which another item became the one shown, as SwiftUI's `scrollPosition(id:)` reports it.
public struct ItemCrossing: Hashable, Sendable {
  /// The time of the first frame that shows the item, in ms; the crossing itself is at most a frame earlier.
  public let time: Double
  /// The item shown from then on.
  public let item: Int
  /// The time from this frame until the view is at rest, in ms; nil if it does not come to rest.
  public let timeToRest: Double?
}

extension ScrollTrace {
  /// Returns the moments at which another item became the one shown, in order.
  /// - Complexity: O(frames · the cost of finding an item).
  public func crossings(_ items: some ItemOffsets) -> [ItemCrossing] {
    var (found, shown) = ([ItemCrossing](), Int?.none)
    for frame in frames {
      guard let item = items.item(at: frame.position) else { continue }
      if let shown, shown != item {
        found.append(ItemCrossing(time: frame.time, item: item, timeToRest: rest.map { $0.time - frame.time }))
      }
      shown = item
    }
    return found
  }
}
