/// The difference of two runs' content offsets over time.
///
/// The times are those of both runs' frames. Between two frames of a run its offset is interpolated; before the first
/// and after the last it is constant.
package struct RunDifference: Sendable {
  /// The times, in ms, each with the offset of the run that is shown, minus that of the other, in points.
  package let samples: [(time: Double, offset: Vector2D)]

  /// Compares a run with another.
  package init(of run: ChartedRun, from before: ChartedRun) {
    let times = Set((run.record.frames + before.record.frames).map(\.time)).sorted()
    func differences(_ axis: ScrollAxis) -> [Double] {
      zip(Self.offsets(of: run, axis, at: times), Self.offsets(of: before, axis, at: times)).map { $0 - $1 }
    }
    let (x, y) = (differences(.horizontal), differences(.vertical))
    samples = times.indices.map { (times[$0], Vector2D(x: x[$0], y: y[$0])) }
  }

  /// The first difference that is the largest to a thousandth of a point, signed, in points; nil if all are smaller than
  /// half of that.
  package var largest: (time: Double, axis: ScrollAxis, value: Double)? {
    let most = samples.reduce(0) { max($0, abs($1.offset.x), abs($1.offset.y)) }
    if most < 0.0005 { return nil }
    for sample in samples {
      for axis in ScrollAxis.allCases where abs(sample.offset[axis]) >= max(0.0005, most - 0.0015) {
        return (sample.time, axis, sample.offset[axis])
      }
    }
    return nil
  }

  private static func offsets(of run: ChartedRun, _ axis: ScrollAxis, at times: [Double]) -> [Double] {
    let (frames, offsets) = (run.record.frames, run.record.offsets(axis))
    if frames.isEmpty { return times.map { _ in 0 } }
    var index = 0
    return times.map { time in
      while index + 1 < frames.count, frames[index + 1].time <= time { index += 1 }
      let (from, start) = (frames[index].time, offsets[index])
      guard time > from, index + 1 < frames.count, frames[index].phase != .idle else { return start }
      return start + (offsets[index + 1] - start) * (time - from) / (frames[index + 1].time - from)
    }
  }
}
