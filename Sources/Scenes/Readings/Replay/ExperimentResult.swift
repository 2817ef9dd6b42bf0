import Foundation

/// The values of an experiment beside those of the model.
package struct ExperimentResult: Sendable {
  /// One measured value.
  package struct Row: Sendable {
    /// The conditions or the time, in words.
    package var label: String
    /// The time since the start of a movement, in ms, with the shift; nil for other values.
    package var time: Double?
    package var recorded: Double
    package var model: Double
    /// The largest deviation that the measurement leaves open, in the unit of the values.
    package var bound: Double

    /// The model's value less the recorded one.
    package var deviation: Double { model - recorded }

    /// Whether the deviation is within the bound, but for rounding.
    package var isWithinBound: Bool { abs(deviation) <= bound * (1 + 1e-9) + 1e-12 }
  }

  package let experiment: Experiment
  package let rows: [Row]
  /// The constant time by which the series was shifted, in ms; nil if the experiment leaves none open.
  package let shift: Double?
  /// The model's values of a movement over time, in ms, for a chart; empty for other values.
  package let curve: [TimedValue]

  /// The row with the largest deviation, measured in its bound.
  package var worst: Row? { rows.max { abs($0.deviation) / $0.bound < abs($1.deviation) / $1.bound } }

  /// The largest deviation, in the unit of the values.
  package var largest: Double { rows.reduce(0) { max($0, abs($1.deviation)) } }

  /// The median of the absolute deviations, in the unit of the values.
  package var median: Double {
    let sorted = rows.map { abs($0.deviation) }.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// What differs most between the recording and a subject, such as the model; nil if the values agree.
  package func difference(of subject: String) -> String? {
    guard !agrees, let row = worst else { return nil }
    let unit = experiment.unit
    func text(_ value: Double) -> String {
      unit.isEmpty ? (value > 0.5 ? "yes" : "no") : "\(Self.number(value)) \(unit)"
    }
    return "\(experiment.name) differs \(row.label): recorded \(text(row.recorded)), \(subject) \(text(row.model))"
      + (unit.isEmpty ? "" : "; \(text(row.bound)) are allowed")
  }

  /// Returns a number with three decimals, or six for the small ones, such as decays per millisecond.
  package static func number(_ value: Double) -> String {
    abs(value) >= 0.1 || value == 0 ? DecimalText.upToThreePlaces(value) : String(format: "%.6f", value)
  }

  /// Whether every value agrees with the model within its bound.
  package var agrees: Bool { rows.allSatisfy(\.isWithinBound) }
}
