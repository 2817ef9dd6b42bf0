/// The curves of a run as points of a chart.
struct RunCurve {
  let offsets: [(x: Double, y: Double)]
  let velocities: [(x: Double, y: Double)]

  init(_ run: ChartedRun, _ frame: RunFrame) {
    let frames = run.record.frames
    let values = run.record.offsets(frame.axis)
    offsets = Self.points(frames, frame) { frame.offsets.position(of: values[$0]) }
    velocities = Self.points(frames, frame) { frame.velocities.position(of: frames[$0].velocity[frame.axis]) }
  }

  /// Returns a point for each frame; after an idle frame the curve is level until the next.
  private static func points(
    _ frames: [TraceFrame], _ frame: RunFrame, _ height: (Int) -> Double
  ) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for index in frames.indices {
      let x = frame.times.position(of: frames[index].time)
      if index > 0, frames[index - 1].phase == .idle { points.append((x, height(index - 1))) }
      points.append((x, height(index)))
    }
    return thinned(points)
  }

  /// The boxes that the curve of the offsets covers, one per segment.
  var boxes: [LabelBox] {
    zip(offsets, offsets.dropFirst()).map { from, to in
      LabelBox(
        x: min(from.x, to.x) - 1, y: min(from.y, to.y) - 1, width: abs(to.x - from.x) + 2,
        height: abs(to.y - from.y) + 2)
    }
  }

  /// Thins many points to the first, lowest, highest and last of each third of a pixel.
  static func thinned(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    if points.count <= 4000 { return points }
    var kept: [(x: Double, y: Double)] = []
    var start = 0
    for index in 1...points.count
    where index == points.count || (points[index].x * 3).rounded(.down) != (points[start].x * 3).rounded(.down) {
      let column = start..<index
      let low = column.min { points[$0].y < points[$1].y } ?? start
      let high = column.max { points[$0].y < points[$1].y } ?? start
      kept += Set([start, low, high, index - 1]).sorted().map { points[$0] }
      start = index
    }
    return kept
  }
}
