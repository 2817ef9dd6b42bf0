import Foundation
import ScrollPhysics

extension SimulatedUIScrollView {
  /// What has been found out by lifting fingers.
  struct Places {
    /// The sizes in which it was found out.
    var geometry: ScrollGeometry?
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
    landing.itemDelta = landing.item.flatMap { item in self.item(at: release.dragStartOffset).map { way(item - $0) } }
    return landing
  }

  /// The number of items; nil where it is not known.
  public var numberOfItems: Int? {
    switch items {
    case .found: read { ($0 as? UICollectionView)?.itemIndices.count }
    case .at(let places): places.count
    case .endless(let count, _, _): max(0, count)
    }
  }

  /// The item that is shown; nil where it is not known.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    guard let cell = cell(at: contentOffset) else { return nil }
    guard case .endless(let count, let first, _) = items else { return cell }
    return count > 0 ? ((cell - first) % count + count) % count : nil
  }

  /// Where the view rests with an item: the place it was told, or where a finger that lifts with the item in the middle
  /// lets it rest.
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

  /// Whether an item has its place there, to half a pixel, or a finger that lifts there lets the view rest there.
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

  /// Forgets what was found out in other sizes: of the view, of its content or of its insets.
  private mutating func forgetOtherSizes() {
    let geometry = configuration.geometry
    if places.geometry != geometry { places = Places(geometry: geometry) }
  }

  /// The places it was told of.
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

  /// The shorter way round.
  private func way(_ delta: Int) -> Int {
    guard case .endless(let count, _, _) = items, count > 0 else { return delta }
    let ahead = (delta % count + count) % count
    return ahead > count / 2 ? ahead - count : ahead
  }
}
