import FeelTesting

/// A value that was measured, with its conditions.
package struct MeasuredValue {
  /// The conditions or the time, in words.
  let label: String
  let value: Double
  /// The largest deviation that the measurement leaves open; nil for that of the experiment.
  var bound: Double?
}

extension Experiment {
  /// The values that were measured, in the order of the readings.
  package var values: [MeasuredValue] {
    func text(_ number: Double) -> String { DecimalText.short(number) }
    // A logged velocity has as many digits as were printed.
    func bound(ofVelocity velocity: Double) -> Double { self.bound ?? 0.001 + 0.005 * abs(velocity) }
    switch subject {
    case .movement(_, let samples):
      let isNumbered = samples.timeBase.kind == .frames
      return samples.samples.map {
        MeasuredValue(label: isNumbered ? "at frame \(text($0.time))" : "at \(text($0.time)) ms", value: $0.value)
      }
    case .targets(let rows), .snapChoices(_, let rows):
      return rows.map {
        MeasuredValue(label: "from \(text($0.start)) at \(text($0.velocity)) pt/ms, rate \($0.rate)", value: $0.value)
      }
    case .rubberBand(_, let rows):
      return rows.map { MeasuredValue(label: "finger \(text($0.start)) pt", value: $0.value) }
    case .decays(let rows): return rows.map { MeasuredValue(label: $0.name, value: $0.value, bound: $0.bound) }
    case .drag(_, let rows): return rows.map { MeasuredValue(label: "at \(text($0.time)) ms", value: $0.value) }
    case .releaseVelocities(_, let velocities):
      return velocities.enumerated().map {
        MeasuredValue(label: "release \($0 + 1)", value: $1, bound: bound(ofVelocity: $1))
      }
    case .contextVelocities(let rows):
      return rows.map {
        MeasuredValue(
          label: "finger at \(text($0.velocity)) pt/ms", value: $0.value, bound: bound(ofVelocity: $0.velocity))
      }
    case .pageChoices(_, let rows):
      return rows.map {
        MeasuredValue(label: "from \(text($0.start)) at \(text($0.velocity)) pt/ms", value: $0.value)
      }
    case .flingThreshold(let rows):
      return rows.map { MeasuredValue(label: "at \(text($0.velocity)) pt/ms", value: $0.value, bound: 0.5) }
    }
  }
}
