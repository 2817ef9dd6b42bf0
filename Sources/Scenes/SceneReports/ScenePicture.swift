/// A scene's contribution to pictures: its snap points and its geometry.
package struct ScenePicture {
  /// The maximum number of snap points; more would look like a pattern.
  private static let mostSnapPoints = 200

  let scene: Scene

  package init(_ scene: Scene) { self.scene = scene }
  package func charted(_ run: ScrollRun) -> ChartedRun { charted(RecordedRun(run)) }

  /// Returns a run of the scene with its snap points, and with the scene's sizes if the run does not say its own.
  func charted(_ run: RecordedRun) -> ChartedRun {
    let run = changed(run) { $0.geometries = geometries(of: run) }
    return ChartedRun(run, snapPoints: snapPoints(along: run))
  }

  func geometries(of run: RecordedRun) -> [ScrollTrace.GeometryChange] {
    run.geometries ?? [ScrollTrace.GeometryChange(frame: 0, geometry: scene.configuration.geometry)]
  }

  /// Returns the snap points within reach of a run and its targets; empty if the view may rest anywhere.
  private func snapPoints(along run: RecordedRun) -> [ChartedRun.SnapPoint] {
    let shown = scene.items
    let axis = scene.scrollAxis ?? scene.configuration.geometry.mainAxis
    let offsets = run.offsets(axis) + run.releases.map { $0.end.target[axis] }
    guard var low = offsets.min(), var high = offsets.max() else { return [] }
    low -= scene.configuration.geometry.boundsSize[axis] / 2
    high += scene.configuration.geometry.boundsSize[axis] / 2
    if scene.layout == nil { return pages(from: low, to: high, axis) }
    guard scene.declared.snaps, shown.isSnapPoint(scene.contentOffset) != nil || shown.lapLength != nil else {
      return []
    }
    var snapPoints: [ChartedRun.SnapPoint] = []
    for item in items(from: low, to: high, axis, shown) {
      guard let offset = shown.contentOffset(ofItem: item) else { continue }
      for turned in turns(of: offset, shown.lapLength, from: low, to: high, axis)
      where snapPoints.count < Self.mostSnapPoints {
        snapPoints.append(ChartedRun.SnapPoint(offset: turned, name: "item \(item)"))
      }
    }
    return snapPoints
  }

  /// Returns the items whose snap points may lie in a range; in a looping row, all items.
  private func items(
    from low: Double, to high: Double, _ axis: ScrollAxis, _ shown: some ItemOffsets
  ) -> ClosedRange<Int> {
    let last = shown.count - 1
    if shown.lapLength != nil { return 0...max(0, min(last, Self.mostSnapPoints)) }
    let ends = [low, high].map { shown.item(at: scene.contentOffset.replacing(axis, with: $0)) ?? 0 }
    let first = max(0, min(ends[0], ends[1]) - 1)
    return first...max(first, min(last, max(ends[0], ends[1]) + 1, first + Self.mostSnapPoints))
  }

  /// Returns an offset once for each lap of a looping row within a range.
  private func turns(of offset: Vector2D, _ lap: Double?, from low: Double, to high: Double, _ axis: ScrollAxis)
    -> [Vector2D]
  {
    guard let lap, lap > 0 else { return [offset] }
    let first = ((low - offset[axis]) / lap).rounded(.up)
    let last = ((high - offset[axis]) / lap).rounded(.down)
    return stride(from: first, through: min(last, first + Double(Self.mostSnapPoints)), by: 1).map {
      offset.replacing(axis, with: offset[axis] + $0 * lap)
    }
  }

  private func pages(from low: Double, to high: Double, _ axis: ScrollAxis) -> [ChartedRun.SnapPoint] {
    let geometry = scene.configuration.geometry
    let page = geometry.boundsSize[axis]
    guard scene.configuration.isPagingEnabled, page > 0 else { return [] }
    let start = geometry.minimumOffset(axis)
    // Pages are computed from their number: there may be too many of them to iterate over.
    let first = max(0, ((low - start) / page).rounded(.up))
    let last = ((min(high, geometry.maximumOffset(axis)) - start) / page).rounded(.down)
    if !(first <= last) { return [] }
    return (0..<min(Self.mostSnapPoints, Int(min(last - first, 1e6)) + 1)).map { number in
      let number = first + Double(number)
      let offset = geometry.minimumContentOffset.replacing(axis, with: start + number * page)
      return ChartedRun.SnapPoint(offset: offset, name: "page \(JSONText.number(number))")
    }
  }
}
