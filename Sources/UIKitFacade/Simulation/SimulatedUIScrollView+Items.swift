import ScrollPhysics

extension SimulatedUIScrollView {
  /// What has been found out by lifting fingers.
  struct Places {
    var restOffsets: [Int: Vector2D?] = [:]
    var snapPoints: [Vector2D: Bool] = [:]
  }

  /// Where a release would come to rest: that of a view made anew.
  public mutating func landing(of release: ReleaseState) -> Landing {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.release(
      at: release.contentOffset, velocity: release.velocity, dragStart: release.dragStartOffset,
      lastMovement: release.lastMovement, proposing: release.proposedTarget, recording: &trace)
    copy.advanceToRest(limit: nil, recording: &trace)
    let (end, rest) = (trace.releases.last, copy.contentOffset)
    var landing = Landing(
      proposedTarget: end?.proposedTarget ?? rest, decidedTarget: end?.target ?? rest, target: end?.target ?? rest,
      rest: rest)
    landing.item = item(at: rest)
    landing.itemDelta = landing.item.flatMap { item in self.item(at: release.dragStartOffset).map { item - $0 } }
    return landing
  }

  /// The number of items: of the places it was told, or of a collection view's sections; nil for another view.
  public var numberOfItems: Int? {
    restOffsets?.count ?? read { ($0 as? UICollectionView)?.itemIndices.count }
  }

  /// The item with the nearest place, or in the middle of a collection view.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    guard let restOffsets else { return read { ($0 as? UICollectionView)?.itemIndex(inTheMiddleAt: contentOffset) } }
    let axis = configuration.geometry.mainAxis
    return restOffsets.indices.min {
      abs(restOffsets[$0][axis] - contentOffset[axis]) < abs(restOffsets[$1][axis] - contentOffset[axis])
    }
  }

  /// Where the view rests with an item: the place it was told, or where a finger that lifts with the item in the middle
  /// lets it rest.
  public mutating func contentOffset(ofItem item: Int) -> Vector2D? {
    if let restOffsets { return restOffsets.indices.contains(item) ? restOffsets[item] : nil }
    if let known = places.restOffsets[item] { return known }
    let middle = read { ($0 as? UICollectionView)?.contentOffset(centeringItem: item) }
    let place = middle.map { landing(of: ReleaseState(contentOffset: $0)).rest }
    places.restOffsets[item] = .some(place)
    return place
  }

  /// Whether a finger that lifts there lets the view rest there.
  public mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    if let known = places.snapPoints[contentOffset] { return known }
    let rests = landing(of: ReleaseState(contentOffset: contentOffset)).rest == contentOffset
    places.snapPoints[contentOffset] = rests
    return rests
  }
}
