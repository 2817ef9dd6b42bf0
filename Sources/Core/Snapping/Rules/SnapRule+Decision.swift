extension SnapRule {
  /// Returns the target of a release; nil, to leave it, without points and for a number that is not finite.
  ///
  /// The decision is idempotent at rest, lies inside the points' range and is the same for a mirrored row.
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

  /// Returns the point at which a stop or the limit holds a scroll to a key, whose next point is `end`; nil for none.
  private func held(_ position: Double, _ end: Int, _ points: SnapPoints, _ release: Release) -> Int? {
    let stop = firstStop(before: end, isForward: position > release.origin, points, release)
    return limit(stop.map { points.key($0) } ?? position, points, release) ?? stop
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
