extension FingerScript {
  /// The result of the strokes on the model.
  struct Outcome {
    /// The time within which two logged times are the same, in ms.
    private static let instant = 0.01

    /// The content offset after each touch before it is rounded to the pixel, in order of time.
    var offsets: [TimedValue] = []
    var releases: [ScrollRelease] = []

    /// Returns the content offset after the last touch that is not later than a time, in points.
    ///
    /// A log may have a touch and the offset that it caused at the same instant, but for rounding.
    func offset(at time: Double) -> Double {
      let next = offsets.indices.lowest { offsets[$0].time > time + Self.instant }
      return offsets[max(next - 1, 0)].value
    }
  }

  /// Plays the strokes on a scroll view.
  func outcome(_ tuning: ScrollTuning, displayScale: Double) -> Outcome {
    let configuration = ScrollConfiguration(
      range: range ?? offset - 1e6...offset + 1e6, bounds: bounds, rate: rate, displayScale: displayScale, tuning)
    var view = Scroller(configuration, contentOffset: Vector2D(x: offset, y: 0), time: min(0, strokes[0][0].time))
    var trace = ScrollTrace(displayScale: displayScale)
    var outcome = Outcome()
    for stroke in strokes {
      for (index, touch) in stroke.enumerated() {
        let phase: TouchSample.Phase = index == 0 ? .began : index == stroke.count - 1 ? .ended : .moved
        let sample = TouchSample(time: touch.time, location: Vector2D(x: touch.value, y: 0), phase: phase)
        view.perform(sample.operation(at: touch.time), recording: &trace)
        outcome.offsets.append(TimedValue(touch.time, view.position.x))
      }
    }
    outcome.releases = trace.releases
    return outcome
  }
}
