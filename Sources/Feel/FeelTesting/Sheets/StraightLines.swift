/// Straight lines in place of a curve.
package enum StraightLines {
  /// Returns the points without those that lie within a distance of the line between the points that are kept.
  ///
  /// The x of the points never decreases. The kept points are some of the given ones, the first and the last among
  /// them.
  package static func through(_ points: [(x: Double, y: Double)], within distance: Double) -> [(x: Double, y: Double)] {
    guard var last = points.first else { return [] }
    var kept = [last]
    // The slopes of the lines from the last kept point that pass every point since within the distance.
    var slopes = -Double.infinity...Double.infinity
    for index in points.indices.dropFirst() {
      let (point, before) = (points[index], points[index - 1])
      if point.x <= last.x || !slopes.contains((point.y - last.y) / (point.x - last.x)) {
        if before != last { kept.append(before) }
        last = before
        slopes = -Double.infinity...Double.infinity
      }
      if point.x <= last.x {
        kept.append(point)
        last = point
        continue
      }
      let (low, high) = (point.y - distance - last.y, point.y + distance - last.y)
      let width = point.x - last.x
      slopes = max(slopes.lowerBound, low / width)...min(slopes.upperBound, high / width)
    }
    if let end = points.last, end != last { kept.append(end) }
    return kept
  }
}
