extension ChartedRun {
  /// Converts an offset at a time to the coordinates of the curve.
  func continuous(_ offset: Vector2D, at time: Double, _ axis: ScrollAxis) -> Double {
    if !isShifted { return offset[axis] }
    let next = record.frames.firstIndex { $0.time > time } ?? record.frames.count
    return record.continuous(offset, frames: next - 1)[axis]
  }

  private var isShifted: Bool { record.shifts?.isEmpty == false }

  struct Release {
    let time: Double
    /// The time of the next release, or of the last frame.
    let end: Double
    let offset: Double
    let velocity: Double
    let proposed: Double
    let target: Double

    var isRewritten: Bool { target != proposed }
  }

  func releases(_ axis: ScrollAxis) -> [Release] {
    let releases = record.releases
    return releases.enumerated().map { index, release in
      func along(_ offset: Vector2D) -> Double { continuous(offset, at: release.time, axis) }
      return Release(
        time: release.time, end: index + 1 < releases.count ? releases[index + 1].time : record.frames.last?.time ?? 0,
        offset: along(release.end.offset), velocity: release.end.velocity[axis], proposed: along(release.end.proposed),
        target: along(release.end.target))
    }
  }

  func rest(_ axis: ScrollAxis) -> (time: Double, offset: Double)? {
    record.rest.map { ($0.time, continuous($0.contentOffset, at: .infinity, axis)) }
  }

  /// Returns the scroll ranges in order, with the times between which each applies; empty if the geometry is not known, or
  /// if coordinates were shifted.
  func ranges(_ axis: ScrollAxis) -> [(start: Double, end: Double, low: Double, high: Double)] {
    guard !isShifted, !record.frames.isEmpty else { return [] }
    let geometries = record.geometries ?? []
    return geometries.enumerated().map { index, change in
      let next = index + 1 < geometries.count ? geometries[index + 1].frame : record.frames.count
      return (
        time(ofFrame: change.frame), time(ofFrame: next), change.geometry.minimumOffset(axis),
        change.geometry.maximumOffset(axis)
      )
    }
  }

  private func time(ofFrame index: Int) -> Double { record.frames[min(max(0, index), record.frames.count - 1)].time }

  /// The phases in order, without idle spans, each with its first and last time.
  var phases: [(phase: ScrollViewPhase, start: Double, end: Double)] {
    var spans: [(phase: ScrollViewPhase, start: Double, end: Double)] = []
    var start = 0
    let frames = record.frames
    for index in frames.indices.dropFirst()
    where frames[index].phase != frames[start].phase || index == frames.count - 1 {
      if frames[start].phase != .idle, frames[index].time > frames[start].time {
        spans.append((frames[start].phase, frames[start].time, frames[index].time))
      }
      start = index
    }
    return spans
  }
}
