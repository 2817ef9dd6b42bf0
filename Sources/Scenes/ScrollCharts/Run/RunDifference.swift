import FeelTesting
import ScrollPhysics

/// The difference of two runs' content offsets over time.
///
/// The times are those of both runs' frames. Between two frames of a run its offset is interpolated; before the first
/// and after the last it is constant.
package struct RunDifference: Sendable {
  package struct Sample: Hashable, Sendable {
    /// The time, in ms.
    package let time: Double
    /// The offset of the run that is shown, minus that of the other, in points.
    package let offset: Vector2D
  }

  /// The largest difference along one axis.
  package struct Largest: Hashable, Sendable {
    package let time: Double
    package let axis: ScrollAxis
    /// The signed difference, in points.
    package let value: Double
  }

  package let samples: [Sample]

  /// Compares a run with another.
  /// - Complexity: O(frames of both).
  package init(of run: ChartedRun, from before: ChartedRun) {
    let times = Set((run.record.frames + before.record.frames).map(\.time)).sorted()
    let new = ScrollAxis.allCases.map { Self.offsets(of: run, $0, at: times) }
    let old = ScrollAxis.allCases.map { Self.offsets(of: before, $0, at: times) }
    samples = times.indices.map { index in
      var offset = Vector2D.zero
      for (number, axis) in ScrollAxis.allCases.enumerated() { offset[axis] = new[number][index] - old[number][index] }
      return Sample(time: times[index], offset: offset)
    }
  }

  /// The first difference that is the largest to a thousandth of a point; nil if all are smaller than half of that.
  package var largest: Largest? {
    let most = samples.reduce(0) { max($0, abs($1.offset.x), abs($1.offset.y)) }
    if most < 0.0005 { return nil }
    for sample in samples {
      for axis in ScrollAxis.allCases where abs(sample.offset[axis]) >= max(0.0005, most - 0.0015) {
        return Largest(time: sample.time, axis: axis, value: sample.offset[axis])
      }
    }
    return nil
  }

  /// Returns the offsets of a run at sorted times.
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
