import Readings
import ScrollPhysics
import TestSupport
import Testing

/// A segment of a recorded deceleration to a rewritten target: the decay that was fitted to it, and what the law needs
/// to give it.
///
/// Source: the recordings of docs/Physics.md, "Sources"; `Fixtures/readings` has the figures. Where the decay is raised the speed is the one that the
/// measurement extrapolated to the release. Where it is the view's own, the speed is the finger's last one, and any
/// smaller one would do.
struct MeasuredDecay: Sendable, CustomTestStringConvertible {
  let name: String
  let rate: Double
  /// From the release to the target, in points.
  let distance: Double
  /// In pt/ms; negative away from the target.
  let velocity: Double
  /// In 1/ms.
  let fitted: Double
  /// The uncertainty of the fit and of the speed, in 1/ms.
  let bound: Double

  var testDescription: String { name }

  init(_ reading: Reading) {
    (name, rate, distance) = (reading.name, reading.rate, reading.start)
    (velocity, fitted, bound) = (reading.velocity, reading.value, reading.bound ?? 0)
  }

  var motion: Deceleration {
    Deceleration(from: 0, velocity: velocity, to: distance, rate: DecelerationRate(rawValue: rate))
  }

  static let all: [MeasuredDecay] = ["KB", "BD", "DK", "AR", "MO", "IL"].flatMap { recording -> [MeasuredDecay] in
    guard case .decays(let rows) = PublishedReadings.experiment("\(recording) decays").subject else { return [] }
    return rows.map { MeasuredDecay($0) }
  }
}
