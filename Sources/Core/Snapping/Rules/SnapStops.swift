/// The items that stop every scroll that would pass them, like CSS's `scroll-snap-stop: always`.
public enum SnapStops: Hashable, Sendable {
  /// No item.
  case none
  /// Every item.
  case every
  /// Some items, by their indices through all sections, in ascending order.
  case items([Int])

  /// Returns the first point from a point on, in a direction, that stops a scroll before it reaches another point.
  /// - Complexity: O(log items · log points).
  func first(from point: Int, before end: Int, in points: SnapPoints) -> Int? {
    let isForward = end > point
    if point == end || point < 0 || point >= points.count { return nil }
    switch self {
    case .none: return nil
    case .every: return point
    case .items(let items):
      func first(_ item: Int) -> Int? {
        item < 0 ? -1 : item >= points.itemCount ? points.count : points.point(ofItem: item)
      }
      func last(_ item: Int) -> Int? {
        item < 0 ? -1 : item >= points.itemCount ? points.count : points.lastPoint(ofItem: item)
      }
      func isAhead(_ item: Int) -> Bool { last(item).map { $0 >= point } ?? false }
      func isBehind(_ item: Int) -> Bool { first(item).map { $0 <= point } ?? false }
      var (low, high) = (0, items.count)
      while low < high {
        let middle = low + (high - low) / 2
        if isForward ? !isAhead(items[middle]) : isBehind(items[middle]) { low = middle + 1 } else { high = middle }
      }
      let index = isForward ? low : low - 1
      guard items.indices.contains(index), let near = first(items[index]), let far = last(items[index]) else {
        return nil
      }
      // An oversized item stops a scroll at the first of its ends on the way: from inside, at the end by which the
      // scroll would leave.
      let stop = isForward ? (near >= point ? near : far) : (far <= point ? far : near)
      return isForward ? (stop < end ? stop : nil) : (stop > end ? stop : nil)
    }
  }
}
