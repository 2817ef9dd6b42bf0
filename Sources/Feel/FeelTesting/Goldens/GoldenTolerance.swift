/// The differences that are allowed between a run and its golden.
///
/// Without a tolerance, the texts must be equal. With one, the motion is compared instead:
///
/// - Each frame is compared with the other trace's frame at the nearest time.
/// - The constants in the header may differ.
/// - If offsets may differ, so may the number and the times of `didScroll` calls.
/// - Events and changes of phase may be one frame further apart than `time` allows, because an event is recorded on the
///   frame after it happens.
/// - While the phases differ, velocities are not compared.
public struct GoldenTolerance: Hashable, Sendable {
  /// The tolerance for the offsets of frames, releases and the rest on each axis, in points.
  public var offset: Double
  /// The tolerance for velocities on each axis, in pt/ms.
  public var velocity: Double
  /// The tolerance for the times of frames, events and the rest, in ms.
  public var time: Double
  /// The tolerances for metrics, each in the metric's unit.
  ///
  /// A metric in points, milliseconds or points per millisecond that has no tolerance of its own takes the one of its
  /// unit. Other metrics then have none. A metric that is true or false never has one.
  public var metrics: [FeelMetric: Double]
  /// Whether the constants in the header may differ although the texts must be equal otherwise.
  package var ignoresConstants = false

  /// No tolerance: the texts must be equal.
  public static let exact = GoldenTolerance()

  /// Creates tolerances, which must be finite and not negative.
  /// - Parameters:
  ///   - offset: The tolerance for offsets, in points.
  ///   - velocity: The tolerance for velocities, in pt/ms.
  ///   - time: The tolerance for times, in ms.
  ///   - metrics: The tolerances for metrics, each in its unit.
  public init(offset: Double = 0, velocity: Double = 0, time: Double = 0, metrics: [FeelMetric: Double] = [:]) {
    precondition(
      ([offset, velocity, time] + metrics.values).allSatisfy { $0 >= 0 && $0.isFinite },
      "a tolerance must be a finite number that is not negative")
    (self.offset, self.velocity, self.time, self.metrics) = (offset, velocity, time, metrics)
  }

  /// Whether the texts must be equal.
  package var isExact: Bool { offset == 0 && velocity == 0 && time == 0 && metrics.values.allSatisfy { $0 == 0 } }

  func band(of metric: FeelMetric) -> Double {
    if let band = metrics[metric] { return band }
    switch metric.unit {
    case .points: return offset
    case .milliseconds: return time
    case .pointsPerMillisecond: return velocity
    case .share, .count, .flag: return 0
    }
  }

  package static var names: [String] {
    ["offset", "velocity", "time"] + FeelMetric.allCases.filter { $0.unit != .flag }.map(\.rawValue)
  }

  /// Sets a tolerance by name, and returns whether the name is known.
  package mutating func set(_ name: String, to band: Double) -> Bool {
    switch name {
    case "offset": offset = band
    case "velocity": velocity = band
    case "time": time = band
    default:
      guard let metric = FeelMetric(rawValue: name), metric.unit != .flag else { return false }
      metrics[metric] = band
    }
    return true
  }
}
