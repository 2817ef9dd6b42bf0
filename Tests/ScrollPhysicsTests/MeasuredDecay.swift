import ScrollPhysics
import Testing

/// A segment of a recorded deceleration to a rewritten target: the decay that was fitted to it, and what the law needs
/// to give it.
///
/// Source: the recordings of docs/Physics.md, "Sources". Where the decay is raised the speed is the one that the
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

  init(_ name: String, _ rate: Double, _ distance: Double, _ velocity: Double, _ fitted: Double, _ bound: Double) {
    (self.name, self.rate, self.distance, self.velocity) = (name, rate, distance, velocity)
    (self.fitted, self.bound) = (fitted, bound)
  }

  var motion: Deceleration {
    Deceleration(from: 0, velocity: velocity, to: distance, rate: DecelerationRate(rawValue: rate))
  }

  static let all: [MeasuredDecay] = [
    MeasuredDecay("KB S1", 0.99, 281, 2.8, 0.00994, 0.0002),
    MeasuredDecay("KB S2", 0.99, 188, 1.2, 0.01005, 0.0002),
    MeasuredDecay("KB S3", 0.99, 24.0, 0, 0.0098, 0.0004),
    MeasuredDecay("KB S5", 0.99, 138, 1.38, 0.00996, 0.0002),
    MeasuredDecay("KB S6", 0.99, 332, 3.6, 0.01084, 0.0001),
    MeasuredDecay("BD 1", 0.99, 212, 1.68, 0.01002, 0.0001),
    MeasuredDecay("BD 2", 0.99, 204, 1.42, 0.01003, 0.0001),
    MeasuredDecay("BD 3", 0.99, 233, 1.57, 0.00999, 0.0001),
    MeasuredDecay("BD 4", 0.99, 199, 1.38, 0.01002, 0.0001),
    MeasuredDecay("BD 5", 0.99, 198, 1.38, 0.01001, 0.0001),
    MeasuredDecay("BD 6", 0.99, 219, 1.50, 0.01000, 0.0001),
    MeasuredDecay("DK A", 0.99, 128, 1.91, 0.0151, 0.0005),
    MeasuredDecay("DK B", 0.99, 189, 1.91, 0.01012, 0.00011),
    MeasuredDecay("DK C", 0.99, 168, 1.75, 0.01046, 0.00016),
    MeasuredDecay("DK F", 0.99, 178, 1.81, 0.01021, 0.00012),
    MeasuredDecay("DK G", 0.99, 160, 1.70, 0.01064, 0.00011),
    MeasuredDecay("DK H", 0.99, 183, 1.85, 0.01010, 0.00008),
    MeasuredDecay("AR 1", 0.998, 130, 1.27, 0.00973, 0.0002),
    MeasuredDecay("AR 2", 0.998, 150, 1.33, 0.00884, 0.0002),
    MeasuredDecay("AR 3", 0.998, 168, 1.42, 0.00845, 0.0002),
    MeasuredDecay("AR 4", 0.998, 172, 1.62, 0.00936, 0.0002),
    MeasuredDecay("AR 5", 0.998, 154, 1.42, 0.00921, 0.0002),
    MeasuredDecay("AR 6", 0.998, 171, 1.49, 0.00872, 0.0002),
    MeasuredDecay("AR 7", 0.998, 173, 1.17, 0.00673, 0.0002),
    MeasuredDecay("AR 8", 0.998, 180, 1.09, 0.00599, 0.0001),
    MeasuredDecay("MO 1", 0.998, 410, 0.80, 0.002001, 0.00001),
    MeasuredDecay("MO 2", 0.998, 540, 1.08, 0.002001, 0.00001),
    MeasuredDecay("MO 3", 0.998, 670, 1.29, 0.002002, 0.00001),
    MeasuredDecay("IL-v 1", 0.99, 54.5, 0.2, 0.01001, 0.00015),
    MeasuredDecay("IL-v 2", 0.99, 37.7, 0.2, 0.01003, 0.0002),
    MeasuredDecay("IL-v 5", 0.99, 24.0, 0.38, 0.0155, 0.0008),
    MeasuredDecay("IL-v O1", 0.99, 14.5, -0.2, 0.0137, 0.0006),
    MeasuredDecay("IL-c 1", 0.998, 415, 0.8, 0.00200, 0.00001),
  ]
}
