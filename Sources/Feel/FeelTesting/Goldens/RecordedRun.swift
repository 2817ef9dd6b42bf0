/// A run as documents keep it: made from a ``ScrollRun``, a golden's text or a run as JSON; what that lacks is nil.
package struct RecordedRun: Hashable, Sendable {
  package var model: Int?
  package var scene: String
  package var gesture: String
  var frameRate: Double?
  /// The number of pixels in a point.
  var displayScale: Double?
  /// The constants that differ from their defaults.
  package var tuning: [Constant] = []
  /// The delegate calls; consecutive `didScroll` calls with the same flags are one.
  package var calls: [RecordedCall]
  /// The frames, whose positions are the content offsets that clients read.
  package var frames: [TraceFrame]
  /// The time and the offset of the rest; nil if the view did not come to rest.
  package var rest: ScrollTrace.Rest?
  /// The metrics, in the order of `FeelMetric`; those that an older version did not know are not in it.
  package var values: [FeelReport.Value]
  /// The coordinate shifts of a looping row.
  package var shifts: [ScrollTrace.ContentShift]?
  /// The sizes of the view, with the frames from which they apply.
  package var geometries: [ScrollTrace.GeometryChange]?

  /// A constant of the model and its value as text.
  package struct Constant: Hashable, Sendable {
    let name: String
    let value: String
  }

  package init(_ run: ScrollRun) {
    let (configuration, trace) = (run.configuration, run.trace)
    (scene, gesture, model) = (run.scene, run.gesture, ScrollModel.number)
    (frameRate, displayScale) = (configuration.frameRate, configuration.displayScale)
    tuning = configuration.tuning.fields(differingFrom: .default).map {
      Constant(name: $0.name, value: configuration.tuning.text(of: $0))
    }
    calls = RecordedCall.calls(
      trace.events.map { RecordedCall(name: $0.name, time: $0.time, flags: $0.flags) },
      releases: trace.releases.map {
        RecordedRelease(offset: $0.contentOffset, velocity: $0.velocity, proposed: $0.proposedTarget, target: $0.target)
      })
    frames = trace.frames.map { frame in changed(frame) { $0.position = trace.contentOffset(frame) } }
    (rest, values, shifts) = (trace.rest, run.report.values, trace.shifts)
    geometries =
      trace.geometryChanges.isEmpty
      ? [ScrollTrace.GeometryChange(frame: 0, geometry: configuration.geometry)] : trace.geometryChanges
  }

  package init(
    scene: String, gesture: String, calls: [RecordedCall], frames: [TraceFrame], rest: ScrollTrace.Rest?,
    values: [FeelReport.Value]
  ) {
    (self.scene, self.gesture, self.calls, self.frames) = (scene, gesture, calls, frames)
    (self.rest, self.values) = (rest, values)
  }

  /// What writing a golden and reading it keeps of the run: numbers of three decimals, and neither shifts nor sizes.
  package var kept: RecordedRun {
    changed(self) { run in
      (run.calls, run.frames) = (calls.map { $0.kept }, frames.map { $0.kept })
      run.rest = rest.map {
        ScrollTrace.Rest(time: DecimalText.thousandth($0.time), contentOffset: $0.contentOffset.thousandths)
      }
      (run.shifts, run.geometries) = (nil, nil)
    }
  }

  /// The ends of drags, in order, each with its time in ms.
  package var releases: [(time: Double, end: RecordedRelease)] {
    calls.compactMap { call in call.release.map { (call.time, $0) } }
  }

  /// The calls, with all consecutive `didScroll` calls in one, whatever their flags.
  package var callGroups: [RecordedCall] { RecordedCall.joined(calls.map { changed($0) { $0.flags = nil } }) }

  /// The time from the last release to the rest, in ms; nil if the document does not say.
  package var settleDuration: Double? { values.first { $0.metric == .settleDuration }.flatMap { Double($0.text) } }

  /// Returns an offset, read after a number of frames, without the coordinate shifts before it.
  package func continuous(_ offset: Vector2D, frames count: Int) -> Vector2D {
    (shifts ?? []).reduce(offset) { $1.frame <= count ? $0 - $1.amount : $0 }
  }

  /// Returns the offset of every frame along an axis, continuous across the coordinate shifts of a looping row.
  package func offsets(_ axis: ScrollAxis) -> [Double] {
    var (rest, shifted) = ((shifts ?? [])[...], 0.0)
    return frames.indices.map { index in
      while let shift = rest.first, shift.frame <= index {
        shifted += shift.amount[axis]
        rest.removeFirst()
      }
      return frames[index].position[axis] - shifted
    }
  }

  /// The axis along which the offsets cover the larger range.
  package var mainAxis: ScrollAxis {
    func extent(_ axis: ScrollAxis) -> Double {
      let offsets = offsets(axis)
      return (offsets.max() ?? 0) - (offsets.min() ?? 0)
    }
    return extent(.vertical) > extent(.horizontal) ? .vertical : .horizontal
  }

  /// The time between frames, in ms; 0 if it is not known.
  var frameInterval: Double { frameRate.map { 1000 / $0 } ?? 0 }
}

extension TraceFrame {
  fileprivate var kept: TraceFrame {
    TraceFrame(
      time: DecimalText.thousandth(time), position: position.thousandths, velocity: velocity.thousandths, phase: phase)
  }
}

extension Vector2D {
  var thousandths: Vector2D { Vector2D(x: DecimalText.thousandth(x), y: DecimalText.thousandth(y)) }
}
