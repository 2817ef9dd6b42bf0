extension SnapRule {
  /// A query converted to keys.
  struct Release {
    let start: Double
    let origin: Double
    let proposed: Double
    /// The proposed target, even beyond the edges.
    let asked: Double
    let velocity: Double
    let minimumFlingSpeed: Double
    let aroundOrigin: SnapBracket
    let aroundProposed: SnapBracket
    /// The last point at or before the drag's start, and the first point at or after it; the same if it began at one.
    ///
    /// `before` is −1 before the first point; `after` is the number of points after the last one.
    let before: Int
    let after: Int

    // Borrowed, because an initializer would copy and release the points otherwise.
    init(_ query: SnapQuery, _ points: borrowing SnapPoints) {
      let range = points.range
      // A drag that began beyond an edge counts as begun at the edge.
      start = range.isClamping ? range.clamped(range.key(query.dragStart)) : range.key(query.dragStart)
      origin = range.key(query.contentOffset)
      asked = range.key(query.proposedTarget)
      proposed = range.isClamping ? range.clamped(asked) : asked
      velocity = range.isReversed ? -query.velocity : query.velocity
      minimumFlingSpeed = query.minimumFlingSpeed
      aroundProposed = points.bracket(proposed)
      aroundOrigin = points.bracket(origin, near: aroundProposed.before)
      // A drag that began within a pixel of a point counts as begun there.
      let aroundStart = points.bracket(start + range.tolerance, near: aroundOrigin.before)
      before = aroundStart.before
      if aroundStart.low <= start - range.tolerance {
        after = before + 1
      } else {
        // Points are at least a pixel apart, so of two points within a pixel of the start one lies on either side.
        let isSecond = aroundStart.low > start && before > 0 && points.key(before - 1) > start - range.tolerance
        after = isSecond ? before - 1 : before
      }
    }

    func isAhead(_ position: Double) -> Bool { (position - origin) * velocity > 0 }
    var nearest: Int { aroundProposed.nearest(to: proposed, toward: start) }
    /// Returns the point nearest to the release offset.
    ///
    /// The result is −1 or the number of points if the offset is too far beyond the first or the last point: farther
    /// than half the distance from that point to the next, as at a header.
    func shown(_ points: SnapPoints) -> Int {
      let last = points.count - 1
      let isHead = aroundOrigin.before < 0
      if last > 0 && points.range.isClamping && (isHead || aroundOrigin.before == last) {
        let (end, next) = isHead ? (points.key(0), points.key(1)) : (points.key(last), points.key(last - 1))
        let edge = isHead ? points.range.first : points.range.last
        if abs(end - origin) > abs(next - end) / 2 && abs(end - edge) > points.range.tolerance {
          return isHead ? -1 : points.count
        }
      }
      return aroundOrigin.nearest(to: origin, toward: start)
    }

    /// Returns the first point more than a pixel after the release offset; the number of points if there is none.
    func next(_ points: SnapPoints) -> Int {
      var point = aroundOrigin.before + 1
      if aroundOrigin.high > origin + points.range.tolerance { return point }
      while point < points.count && points.key(point) <= origin + points.range.tolerance { point += 1 }
      return point
    }

    /// Returns the last point more than a pixel before the release offset; −1 if there is none.
    func previous(_ points: SnapPoints) -> Int {
      var point = aroundOrigin.before
      if aroundOrigin.low < origin - points.range.tolerance { return point }
      while point >= 0 && points.key(point) >= origin - points.range.tolerance { point -= 1 }
      return point
    }
  }
}
