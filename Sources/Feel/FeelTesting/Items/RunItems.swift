/// The items of a run: those at which its drags began and ended, and the one at rest.
///
/// A trace records content offsets only. The items are found afterwards, from the trace and the ``ItemOffsets`` of the
/// sizes that the view had.
public struct RunItems: Hashable, Sendable {
  /// The items of a release.
  public struct Release: Hashable, Sendable {
    /// The item at the drag's start, in the sizes that the view had then.
    public var fromItem: Int?
    /// The item at the final target.
    public var item: Int?
  }

  /// The items of the trace's releases, in order.
  public private(set) var releases: [Release] = []
  /// The item at rest; nil if the view is not at rest.
  public var rest: Int?
  /// The number of items from the one at the last drag's start to the one at rest; nil without a drag.
  public var itemDelta: Int?

  /// Returns the items of a release; none if they are not known.
  func release(_ number: Int) -> Release { number < releases.count ? releases[number] : Release() }

  /// Creates the items of a run of a view that has none.
  public init() {}

  /// Creates the items of a run.
  /// - Parameters:
  ///   - trace: The trace of the run.
  ///   - configuration: The configuration of the view at the start.
  ///   - items: Returns the items of the view in a configuration.
  public init<Items: ItemOffsets>(
    _ trace: ScrollTrace, _ configuration: ScrollConfiguration, items: (ScrollConfiguration) -> Items
  ) {
    var known: [(geometry: ScrollViewGeometry, items: Items)] = []
    self.init(trace) { geometry in
      var resized = trace.configuration ?? configuration
      resized.geometry = geometry ?? resized.geometry
      if let found = known.first(where: { $0.geometry == resized.geometry }) { return found.items }
      let items = items(resized)
      known.append((resized.geometry, items))
      return items
    }
  }

  fileprivate init<Items: ItemOffsets>(_ trace: ScrollTrace, finding items: (ScrollViewGeometry?) -> Items) {
    rest = trace.rest.flatMap { items(trace.geometryChanges.last?.geometry).item(at: $0.contentOffset) }
    for (number, release) in trace.releases.enumerated() {
      let here = items(trace.geometryChanges.last { $0.releases <= number }?.geometry)
      let item = here.item(at: release.target)
      let fromItem = here.item(at: release.dragStartOffset)
      // In other sizes the offset has another meaning, but the drag began at the same item.
      let kept = trace.changeUnderFinger(number).flatMap { change in
        let shift = trace.shifts.filter { $0.releases == number && $0.frame >= change.frame }.sum
        return items(change.previous).item(at: release.dragStartOffset - shift)
      }
      releases.append(Release(fromItem: item == nil ? nil : kept ?? fromItem, item: item))
      if number + 1 < trace.releases.count { continue }
      guard let rest, let restOffset = trace.rest?.contentOffset else { return }
      let shifts = trace.shifts.filter { $0.releases > number }
      let change = trace.geometryChanges.first { $0.releases > number }
      if kept == nil && change == nil {
        itemDelta = here.itemDelta(from: release.dragStartOffset + shifts.sum, to: restOffset)
      } else if let item, let delta = here.itemDelta(from: release.dragStartOffset, to: release.target) {
        // In other sizes the count continues from the item at the target.
        let moved = kept.flatMap { kept in fromItem.map { $0 - kept } } ?? 0
        let target = release.target + shifts.filter { shift in change.map { shift.frame < $0.frame } ?? true }.sum
        itemDelta = delta + moved + rest - (here.item(at: target) ?? item)
      }
    }
  }
}

extension ItemOffsets {
  /// Returns the items of a run of the view in these sizes.
  package func found(in trace: ScrollTrace) -> RunItems { RunItems(trace, finding: { _ in self }) }
}

extension [ScrollTrace.ContentShift] { fileprivate var sum: Vector2D { reduce(.zero) { $0 + $1.amount } } }

extension ScrollTrace {
  /// Returns the first change of the view's sizes during the drag before a release, and the sizes before it.
  fileprivate func changeUnderFinger(_ number: Int) -> (frame: Int, previous: ScrollViewGeometry)? {
    guard var first = releases[number].frame else { return nil }
    while first > 0, frames[first - 1].phase == .dragging { first -= 1 }
    let index = geometryChanges.firstIndex { $0.releases == number && $0.frame > first }
    guard let index, index > 0 else { return nil }
    return (geometryChanges[index].frame, geometryChanges[index - 1].geometry)
  }
}
