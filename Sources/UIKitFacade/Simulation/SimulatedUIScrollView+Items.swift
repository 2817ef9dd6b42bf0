import Foundation
import ScrollPhysics

extension SimulatedUIScrollView {
  /// The rest offsets and snap points that were found by lifting fingers.
  struct Places {
    /// The sizes for which they were found.
    var geometry: ScrollViewGeometry?
    var restOffsets: [Int: Vector2D?] = [:]
    var snapPoints: [Vector2D: Bool] = [:]
  }

  /// Predicts the rest offset and the item of a release, by a run of another view that the closure makes.
  ///
  /// - Complexity: That of all operations on this view so far, and of one release.
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
    landing.itemDelta = landing.item.flatMap { item in self.item(at: release.dragStartOffset).map { way(item - $0) } }
    return landing
  }

  /// The number of items, or nil if it is not known.
  public var numberOfItems: Int? {
    switch items {
    case .found: read { ($0 as? UICollectionView)?.itemIndices.count }
    case .at(let places): places.count
    case .endless(let count, _, _): max(0, count)
    }
  }

  /// Returns the item that is shown at a content offset, or nil if it is not known.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    guard let cell = cell(at: contentOffset) else { return nil }
    guard case .endless(let count, let first, _) = items else { return cell }
    return count > 0 ? ((cell - first) % count + count) % count : nil
  }

  /// Returns the rest offset of an item, or nil if it is not known.
  ///
  /// It is the offset given in ``ItemPlaces``. In a collection view without given offsets, it is where the view rests
  /// when a finger lifts with the item in the middle.
  public mutating func contentOffset(ofItem item: Int) -> Vector2D? {
    var cell = item
    if case .endless(let count, let first, _) = items {
      if item < 0 || item >= count { return nil }
      cell += first
    }
    forgetOtherSizes()
    if let places = cellPlaces { return places.indices.contains(cell) ? Vector2D(places[cell]) : nil }
    if let known = places.restOffsets[cell] { return known }
    let middle = read { ($0 as? UICollectionView)?.contentOffset(centeringItem: cell) }
    let place = middle.map { landing(of: ReleaseState(contentOffset: $0)).rest }
    places.restOffsets[cell] = .some(place)
    return place
  }

  /// Returns whether a content offset is a snap point.
  ///
  /// With given rest offsets, one of them must be within half a device pixel along the main axis. Otherwise, a finger
  /// that lifts at the offset must leave the view exactly there.
  public mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    if let places = cellPlaces {
      let (axis, scale) = (configuration.geometry.mainAxis, configuration.displayScale)
      return places.contains { abs(Vector2D($0)[axis] - contentOffset[axis]) * scale <= 0.5 }
    }
    forgetOtherSizes()
    if let known = places.snapPoints[contentOffset] { return known }
    let rests = landing(of: ReleaseState(contentOffset: contentOffset)).rest == contentOffset
    places.snapPoints[contentOffset] = rests
    return rests
  }

  /// Discards what was found for other sizes of the view, its content or its insets.
  private mutating func forgetOtherSizes() {
    let geometry = configuration.geometry
    if places.geometry != geometry { places = Places(geometry: geometry) }
  }

  /// The rest offsets given in ``ItemPlaces``, or nil if they are to be found.
  private var cellPlaces: [CGPoint]? {
    switch items {
    case .found: nil
    case .at(let places): places
    case .endless(_, _, let cells): cells
    }
  }

  private func cell(at contentOffset: Vector2D) -> Int? {
    guard let places = cellPlaces else {
      return read { ($0 as? UICollectionView)?.itemIndex(inTheMiddleAt: contentOffset) }
    }
    let axis = configuration.geometry.mainAxis
    func distance(_ item: Int) -> Double { abs(Vector2D(places[item])[axis] - contentOffset[axis]) }
    return places.indices.min { distance($0) < distance($1) }
  }

  /// Returns the shorter way round between two items of an endless row.
  private func way(_ delta: Int) -> Int {
    guard case .endless(let count, _, _) = items, count > 0 else { return delta }
    let ahead = (delta % count + count) % count
    return ahead > count / 2 ? ahead - count : ahead
  }
}
