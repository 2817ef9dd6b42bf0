extension SnapRule {
  /// The method of choosing a point.
  public enum Choice: Hashable, Sendable {
    /// The point nearest to the proposed target.
    case nearest
    /// For a flick, the point nearest to the proposed target that lies ahead of the drag's start and of the release
    /// offset. For a release of at most the minimum velocity, the nearest point.
    case directional(minimumVelocity: Double)
    /// For a flick, a number of points ahead of the one at which the drag began, and never behind the release offset.
    /// For any other release, the nearest point.
    case flick(FlickThresholds)
    /// For a release of at least the minimum velocity, the next point in its direction from the release offset. For any
    /// other release, the point nearest to the release offset, as a paging view chooses its page.
    case adjacent(minimumVelocity: Double)
    /// By how far the finger has dragged, or by the predicted end.
    case drag(DragThresholds)

    /// The speed above which a release is a flick, in pt/ms, and the most points that a flick advances; nil for none.
    package var flick: (minimumVelocity: Double?, maximumPages: Int?) {
      switch self {
      case .nearest: (nil, nil)
      case .directional(let minimumVelocity): (minimumVelocity, nil)
      case .flick(let thresholds): (thresholds.minimumFlickVelocity, thresholds.maximumPages)
      case .adjacent(let minimumVelocity): (minimumVelocity, 1)
      case .drag(let thresholds):
        (
          thresholds.minimumFlickVelocity.isFinite ? thresholds.minimumFlickVelocity : nil,
          thresholds.turns == .one ? 1 : nil
        )
      }
    }
  }

  /// Returns whether a release is a flick, which the choice sends ahead.
  func isFlick(_ release: Release) -> Bool {
    switch choice {
    case .nearest: false
    case .directional(let minimumVelocity):
      abs(release.velocity) > (flicksAreFlings ? release.minimumFlingSpeed : minimumVelocity)
    case .flick(let thresholds): pages(thresholds, release) > 0
    case .adjacent(let minimumVelocity):
      release.velocity != 0 && abs(release.velocity) >= (flicksAreFlings ? release.minimumFlingSpeed : minimumVelocity)
    case .drag(let thresholds): abs(release.velocity) > thresholds.minimumFlickVelocity
    }
  }

  private func pages(_ thresholds: FlickThresholds, _ release: Release) -> Int {
    var thresholds = thresholds
    if flicksAreFlings { thresholds.minimumFlickVelocity = release.minimumFlingSpeed }
    return thresholds.pages(forSpeed: abs(release.velocity))
  }

  func choose(_ points: SnapPoints, _ release: Release) -> Int {
    switch choice {
    case .nearest: return release.nearest
    case .directional:
      let nearest = release.nearest
      if !isFlick(release) { return nearest }
      let next = release.ahead(by: 1, points)
      let isForward = release.velocity > 0
      if isForward ? nearest > next : nearest < next { return nearest }
      return intoOversizedItem(next, from: isForward ? next - 1 : next + 1, points, release)
    case .flick(let thresholds):
      let pages = pages(thresholds, release)
      if pages == 0 { return release.nearest }
      return release.ahead(by: pages, points)
    case .adjacent:
      if !isFlick(release) { return release.aroundOrigin.nearest(to: release.origin, toward: release.start) }
      if release.velocity > 0 { return min(release.next(points), points.count - 1) }
      return max(release.previous(points), 0)
    case .drag(let thresholds): return thresholds.choose(points, release)
    }
  }

  /// Returns the near end of an oversized item for a flick that would stop before it; all of the item is still ahead.
  private func intoOversizedItem(_ point: Int, from near: Int, _ points: SnapPoints, _ release: Release) -> Int {
    guard restsInsideOversizedItems, near >= 0, near < points.count,
      points.uncheckedItem(near) == points.uncheckedItem(point)
    else { return point }
    let position = points.key(near)
    let isAhead =
      abs(position - release.origin) > points.range.tolerance && (position - release.origin) * release.velocity > 0
    return isAhead && (position - release.proposed) * release.velocity >= 0 ? near : point
  }
}

extension SnapRule.Release {
  /// Returns the point a number of points ahead of the drag's start, or of the point to which the finger has gone back.
  func ahead(by pages: Int, _ points: SnapPoints) -> Int {
    let shown = shown(points)
    let last = points.count - 1
    if velocity > 0 {
      let counted = min(before, shown)
      return min(max(pages > last - counted ? last : counted + pages, next(points)), last)
    }
    let counted = max(after, shown)
    return max(min(pages > counted ? 0 : counted - pages, previous(points)), 0)
  }
}

extension SnapRule {
  /// A rule whose flicks are the scroll view's flings and go ahead, to the point nearest to the proposed target.
  static let directional = SnapRule(
    .directional(minimumVelocity: ScrollTuning.default.minimumFlingSpeed), flicksAreFlings: true)

  /// A rule that chooses the point nearest to the proposed target.
  public static let nearest = SnapRule(.nearest)

  /// Returns a rule whose flicks go ahead, to the point nearest to the proposed target.
  public static func directional(minimumVelocity: Double) -> SnapRule {
    SnapRule(.directional(minimumVelocity: minimumVelocity))
  }

  /// Returns a rule whose flicks go to the next point in their direction, however fast they are.
  public static func adjacent(minimumVelocity: Double) -> SnapRule {
    SnapRule(.adjacent(minimumVelocity: minimumVelocity))
  }

  /// Returns a rule whose flicks advance a number of points.
  public static func flick(_ thresholds: FlickThresholds) -> SnapRule { SnapRule(.flick(thresholds)) }
}
