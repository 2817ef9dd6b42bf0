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
      func ends(_ item: Int) -> (first: Int, last: Int)? {
        if item < 0 || item >= points.itemCount { return item < 0 ? (-1, -1) : (points.count, points.count) }
        return points.point(ofItem: item).map { ($0, points.lastPoint(ofItem: item) ?? $0) }
      }
      let passed = Search.last(items.count + 1) { index in
        index == 0 || ends(items[index - 1]).map { isForward ? $0.last < point : $0.first <= point } ?? isForward
      }
      let index = isForward ? passed : passed - 1
      guard items.indices.contains(index), let (near, far) = ends(items[index]) else { return nil }
      // An oversized item stops a scroll at the first of its ends on the way: from inside, at the end by which the
      // scroll would leave.
      let stop = isForward ? (near >= point ? near : far) : (far <= point ? far : near)
      return isForward ? (stop < end ? stop : nil) : (stop > end ? stop : nil)
    }
  }
}
