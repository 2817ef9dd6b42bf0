/// A measured value at a time.
package struct TimedValue: Hashable, Sendable {
  /// The time as it was logged, in ms, or the number of a frame.
  package var time: Double
  package var value: Double

  package init(_ time: Double, _ value: Double) { (self.time, self.value) = (time, value) }
}

/// The samples of a movement, with what their values and times mean.
package struct MovementSamples: Hashable, Sendable {
  /// What a value is.
  package enum Measure: String, CaseIterable, Hashable, Sendable {
    /// The content offset, in points.
    case offset
    /// The distance that is left to the target, in points.
    case remaining
  }

  var measure: Measure
  package var timeBase: TimeBase
  /// How far the release velocity may differ from the stated one, in pt/ms; 0 if it was logged.
  var velocityUncertainty = 0.0
  package var samples: [TimedValue]

  /// The time of a sample since the movement started, in ms, before the constant shift.
  func time(_ index: Int) -> Double { timeBase.time(of: samples[index].time) }

  /// How long a simulation lasts that has every sample with every shift, in ms: 20 ms longer than they.
  var end: Double { samples.indices.reduce(0) { max($0, time($1)) } + timeBase.largestShift + 20 }
}
