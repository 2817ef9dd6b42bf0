extension ScenePicture {
  package func played(_ run: ScrollRun) -> PlayedRun { played(RecordedRun(run)) }
  package func played(_ run: RecordedRun) -> PlayedRun { PlayedRun(charted(run), stages: stages(of: run)) }

  private func stages(of run: RecordedRun) -> [PlayedRun.Stage] {
    // A change of sizes after the last frame is not played.
    let changes = geometries(of: run).filter { $0.frame < max(1, run.frames.count) }
    return changes.enumerated().map { index, change in
      let end = index + 1 < changes.count ? changes[index + 1].frame : run.frames.count
      let offsets = run.frames[min(change.frame, end)..<end].map(\.position)
      return PlayedRun.Stage(
        frame: change.frame, boundsSize: change.geometry.boundsSize, items: items(in: change.geometry, at: offsets))
    }
  }

  /// Returns the items that become visible at some content offsets.
  private func items(in geometry: ScrollViewGeometry, at offsets: [Vector2D]) -> [PlayedRun.Item] {
    var items: [PlayedRun.Item] = []
    var known: Set<PlayedRun.Item> = []
    var last: Vector2D?
    let bounds = geometry.boundsSize
    let content = scene.content(for: bounds)
    for offset in offsets {
      // Covers half a screen more on each side, so that most frames can be skipped.
      if let last, abs(offset.x - last.x) < bounds.width / 2, abs(offset.y - last.y) < bounds.height / 2 { continue }
      last = offset
      let corner = Vector2D(x: offset.x - bounds.width / 2, y: offset.y - bounds.height / 2)
      let opposite = Vector2D(x: offset.x + bounds.width * 1.5, y: offset.y + bounds.height * 1.5)
      let found =
        content?.items(from: corner, to: opposite).map {
          PlayedRun.Item(origin: $0.origin, size: $0.size, name: "\($0.index)")
        } ?? Self.tiles(geometry, from: corner, to: opposite)
      for item in found where items.count < PlayedRun.mostItems && known.insert(item).inserted { items.append(item) }
    }
    return items
  }

  /// Returns tiles labeled with their origins, for a scene without a layout.
  private static func tiles(
    _ geometry: ScrollViewGeometry, from corner: Vector2D, to opposite: Vector2D
  ) -> [PlayedRun.Item] {
    let (columns, width) = tiles(geometry, .horizontal, from: corner.x, to: opposite.x)
    let (rows, height) = tiles(geometry, .vertical, from: corner.y, to: opposite.y)
    let scrolls = ScrollAxis.allCases.filter { geometry.canScroll($0) }
    return rows.flatMap { y in
      columns.map { x in
        let origin = scrolls.map { DecimalText.upToThreePlaces($0 == .horizontal ? x : y) }
        return PlayedRun.Item(
          origin: Vector2D(x: x, y: y), size: Size2D(width: width - 6, height: height - 6),
          name: origin.joined(separator: ", "))
      }
    }
  }

  /// Returns the origins of tiles along an axis and their length, about a third of the screen.
  private static func tiles(
    _ geometry: ScrollViewGeometry, _ axis: ScrollAxis, from low: Double, to high: Double
  ) -> (origins: [Double], length: Double) {
    let content = geometry.contentSize[axis]
    guard geometry.canScroll(axis), content > 0 else { return ([0], max(content, geometry.boundsSize[axis])) }
    let length = max(20, (geometry.boundsSize[axis] / 30).rounded() * 10)
    let first = max(0, (low / length).rounded(.down))
    let last = min((content / length).rounded(.up) - 1, (high / length).rounded(.down))
    return (stride(from: first, through: min(last, first + 100), by: 1).map { $0 * length }, length)
  }
}
