extension SnapRule {
  /// Returns the target of a release.
  ///
  /// The decision is idempotent at rest, lies inside the points' range and is the same for a mirrored row.
  /// - Returns: The decision; nil if there are no points or a number is not finite, so that the target stays unchanged.
  /// - Complexity: That of ``SnapPoints/nearest(to:)``.
  package func decision(among points: SnapPoints, for query: SnapQuery) -> SnapDecision? {
    let sum = query.dragStart + query.contentOffset + query.proposedTarget + query.velocity
    if points.isEmpty || !sum.isFinite { return nil }
    let release = Release(query, points)
    if restsInsideOversizedItems && mayRestInside(points, release) { return free(points, release) }
    let point = choose(points, release)
    if proximity != nil && isFlick(release) && !release.isAhead(points.key(point)) { return free(points, release) }
    if let held = held(points.key(point), point, points, release) { return decision(held, points) }
    if let proximity {
      let distance = proximity.distance(inViewport: points.range.viewportLength)
      if abs(points.key(point) - release.proposed) > distance { return free(points, release) }
    }
    return decision(point, points)
  }

  private func decision(_ point: Int, _ points: SnapPoints) -> SnapDecision {
    SnapDecision(target: points.range.offset(points.key(point)), point: point)
  }

  /// Returns the decision to rest at the proposed target, unless a stop or the limit holds the view before it.
  private func free(_ points: SnapPoints, _ release: Release) -> SnapDecision {
    let (position, bracket) = (release.proposed, release.aroundProposed)
    let isAtPoint = bracket.low == position
    // Between points, the view passes all points up to the last one on its way.
    let end = isAtPoint || position <= release.origin ? bracket.before : bracket.before + 1
    if let held = held(position, end, points, release) { return decision(held, points) }
    return SnapDecision(target: points.range.offset(position), point: isAtPoint ? bracket.before : nil)
  }

  /// A query converted to keys.
  private struct Release {
    let start: Double
    let origin: Double
    let proposed: Double
    let velocity: Double
    let minimumFlingSpeed: Double
    let aroundOrigin: SnapBracket
    let aroundProposed: SnapBracket
    /// The last point at or before the drag's start, and the first point at or after it; the same if the drag began at
    /// a point.
    ///
    /// `before` is −1 before the first point; `after` is the number of points after the last one.
    let before: Int
    let after: Int

    init(_ query: SnapQuery, _ points: SnapPoints) {
      let range = points.range
      // A drag that began beyond an edge counts as begun at the edge.
      start = range.isClamping ? range.clamped(range.key(query.dragStart)) : range.key(query.dragStart)
      origin = range.key(query.contentOffset)
      proposed = range.isClamping ? range.clamped(range.key(query.proposedTarget)) : range.key(query.proposedTarget)
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

    /// Returns whether a key lies in the direction of the velocity from the release offset.
    func isAhead(_ position: Double) -> Bool { (position - origin) * velocity > 0 }

    var nearest: Int { aroundProposed.nearest(to: proposed, toward: start) }
    /// Returns the point nearest to the release offset.
    ///
    /// The result is −1 or the number of points if the offset is too far beyond the first or the last point: farther
    /// than half the distance from that point to the next, as at a header.
    func shown(_ points: SnapPoints) -> Int {
      let last = points.count - 1
      if last > 0 && points.range.isClamping && aroundOrigin.before < 0 {
        let head = points.key(0)
        if head - origin > (points.key(1) - head) / 2 && head - points.range.first > points.range.tolerance {
          return -1
        }
      } else if last > 0 && points.range.isClamping && aroundOrigin.before == last {
        let tail = points.key(last)
        if origin - tail > (tail - points.key(last - 1)) / 2 && points.range.last - tail > points.range.tolerance {
          return points.count
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

  // MARK: The choice

  private func isFlick(_ release: Release) -> Bool {
    switch choice {
    case .nearest: false
    case .directional(let minimumVelocity):
      abs(release.velocity) > (flicksAreFlings ? release.minimumFlingSpeed : minimumVelocity)
    case .flick(let thresholds): pages(thresholds, release) > 0
    case .adjacent(let minimumVelocity):
      release.velocity != 0
        && abs(release.velocity) >= (flicksAreFlings ? release.minimumFlingSpeed : minimumVelocity)
    }
  }

  private func pages(_ thresholds: FlickThresholds, _ release: Release) -> Int {
    var thresholds = thresholds
    if flicksAreFlings { thresholds.minimumFlickVelocity = release.minimumFlingSpeed }
    return thresholds.pages(forSpeed: abs(release.velocity))
  }

  private func choose(_ points: SnapPoints, _ release: Release) -> Int {
    switch choice {
    case .nearest:
      return release.nearest
    case .directional:
      let nearest = release.nearest
      if !isFlick(release) { return nearest }
      let next = ahead(by: 1, points, release)
      let isForward = release.velocity > 0
      if isForward ? nearest > next : nearest < next { return nearest }
      return intoOversizedItem(next, from: isForward ? next - 1 : next + 1, points, release)
    case .flick(let thresholds):
      let pages = pages(thresholds, release)
      if pages == 0 { return release.nearest }
      return ahead(by: pages, points, release)
    case .adjacent:
      if !isFlick(release) { return release.aroundOrigin.nearest(to: release.origin, toward: release.start) }
      if release.velocity > 0 { return min(release.next(points), points.count - 1) }
      return max(release.previous(points), 0)
    }
  }

  /// Returns the near end of an oversized item for a flick that would stop before it; all of the item is then still
  /// ahead.
  private func intoOversizedItem(_ point: Int, from near: Int, _ points: SnapPoints, _ release: Release) -> Int {
    guard restsInsideOversizedItems, near >= 0, near < points.count,
      points.uncheckedItem(near) == points.uncheckedItem(point)
    else { return point }
    let position = points.key(near)
    let isAhead =
      abs(position - release.origin) > points.range.tolerance && (position - release.origin) * release.velocity > 0
    return isAhead && (position - release.proposed) * release.velocity >= 0 ? near : point
  }

  /// Returns the point a number of points ahead of the drag's start, and at least the next one ahead of the release
  /// offset.
  ///
  /// If the finger has dragged the other way, more than halfway to another point, the count begins at that point.
  private func ahead(by pages: Int, _ points: SnapPoints, _ release: Release) -> Int {
    let shown = release.shown(points)
    let last = points.count - 1
    if release.velocity > 0 {
      let counted = min(release.before, shown)
      return min(max(pages > last - counted ? last : counted + pages, release.next(points)), last)
    }
    let counted = max(release.after, shown)
    return max(min(pages > counted ? 0 : counted - pages, release.previous(points)), 0)
  }

  // MARK: Limits

  private func mayRestInside(_ points: SnapPoints, _ release: Release) -> Bool {
    let position = release.proposed
    let isFlick = isFlick(release)
    let isInside = points.isInsideOversizedItem(position, release.aroundProposed)
    if !isInside && !(isFlick && entersOversizedItem(points, release)) { return false }
    if !isFlick { return true }
    // Pages are counted in points, and an offset inside an item is not a point.
    return choice.flick.maximumPages == nil && (position - release.origin) * release.velocity >= 0
  }

  /// Returns whether a flick would come to rest at the end of an oversized item through which it enters the item.
  private func entersOversizedItem(_ points: SnapPoints, _ release: Release) -> Bool {
    let (position, bracket) = (release.proposed, release.aroundProposed)
    if bracket.low != position { return false }
    let far = release.velocity > 0 ? bracket.before + 1 : bracket.before - 1
    return far >= 0 && far < points.count && points.uncheckedItem(far) == points.uncheckedItem(bracket.before)
  }

  /// Returns the point at which a stop or the limit holds a scroll to a key; nil if the scroll gets there.
  /// - Parameter end: The point at the key; between points, the next one on the way.
  private func held(_ position: Double, _ end: Int, _ points: SnapPoints, _ release: Release) -> Int? {
    let stop = firstStop(before: end, isForward: position > release.origin, points, release)
    return limit(stop.map(points.key) ?? position, points, release) ?? stop
  }

  private func firstStop(before end: Int, isForward: Bool, _ points: SnapPoints, _ release: Release) -> Int? {
    if case .none = stops { return nil }
    let from = isForward ? release.next(points) : release.previous(points)
    let isAhead = isForward ? from < end : from > end
    return isAhead ? stops.first(from: from, before: end, in: points) : nil
  }

  /// Returns the point to which the limit brings a key back; nil if the key is within the limit.
  private func limit(_ position: Double, _ points: SnapPoints, _ release: Release) -> Int? {
    guard let maximumPoints, maximumPoints < points.count else { return nil }
    let (low, high) = (release.after - maximumPoints, release.before + maximumPoints)
    if high < points.count && position > points.key(high) { return high }
    return low >= 0 && position < points.key(low) ? low : nil
  }
}
