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
    func measured(
      _ rows: [Reading], bound: (Reading) -> Double? = { _ in nil }, _ label: (Reading) -> String
    ) -> [MeasuredValue] {
      rows.map { MeasuredValue(label: label($0), value: $0.value, bound: bound($0)) }
    }
    func timed(_ samples: [TimedValue], _ label: (String) -> String = { "at \($0) ms" }) -> [MeasuredValue] {
      samples.map { MeasuredValue(label: label(text($0.time)), value: $0.value) }
    }
    // A logged velocity has as many digits as were printed.
    func bound(ofVelocity velocity: Double) -> Double { self.bound ?? 0.001 + 0.005 * abs(velocity) }
    func release(_ row: Reading) -> String { "from \(text(row.start)) at \(text(row.velocity)) pt/ms" }
    return switch subject {
    case .movement(_, let samples) where samples.timeBase.kind == .frames: timed(samples.samples) { "at frame \($0)" }
    case .movement(_, let samples): timed(samples.samples)
    case .drag(_, let samples): timed(samples)
    case .targets(let rows), .snapChoices(_, let rows): measured(rows) { "\(release($0)), rate \($0.rate)" }
    case .pageChoices(_, let rows): measured(rows, release)
    case .rubberBand(_, let rows): measured(rows) { "finger \(text($0.start)) pt" }
    case .decays(let rows): measured(rows, bound: \.bound) { $0.name }
    case .releaseVelocities(_, let velocities):
      velocities.enumerated().map { MeasuredValue(label: "release \($0 + 1)", value: $1, bound: bound(ofVelocity: $1)) }
    case .contextVelocities(let rows):
      measured(rows, bound: { bound(ofVelocity: $0.velocity) }) { "finger at \(text($0.velocity)) pt/ms" }
    case .flingThreshold(let rows): measured(rows, bound: { _ in 0.5 }) { "at \(text($0.velocity)) pt/ms" }
    }
  }
}
