/// How much a run may differ from its golden and still count as the same: nothing at all, or bands.
///
/// With a band, a run is judged as a motion and no longer as text: frames are compared at their times, the constants in
/// the header may differ, and, where offsets may, so may the number and the times of `didScroll`. What comes with a
/// frame may come one frame more apart than the band of times says, because the frame after an instant does; so may a
/// change of phase, and in between velocities are not compared.
public struct GoldenTolerance: Hashable, Sendable {
  /// How far the offsets of a frame, a release and the rest may be apart on each axis, in points.
  public var offset: Double
  /// How far velocities may be apart on each axis, in pt/ms.
  public var velocity: Double
  /// How far the times of frames, events and the rest may be apart, in ms.
  public var time: Double
  /// How far measures may be apart, each in its unit.
  ///
  /// Without a band of its own a measure in points, milliseconds or points per millisecond has that of its unit,
  /// another none. One that is true or false has none.
  public var metrics: [FeelMetric: Double]

  /// No band: the same bytes.
  public static let exact = GoldenTolerance()

  /// Creates bands, all finite and not negative.
  ///
  /// - Parameters:
  ///   - offset: For offsets, in points.
  ///   - velocity: For velocities, in pt/ms.
  ///   - time: For times, in ms.
  ///   - metrics: For measures, each in its unit.
  public init(offset: Double = 0, velocity: Double = 0, time: Double = 0, metrics: [FeelMetric: Double] = [:]) {
    precondition(
      ([offset, velocity, time] + metrics.values).allSatisfy { $0 >= 0 && $0.isFinite },
      "a tolerance must be a finite number that is not negative")
    (self.offset, self.velocity, self.time, self.metrics) = (offset, velocity, time, metrics)
  }

  /// Whether nothing may differ.
  public var isExact: Bool { offset == 0 && velocity == 0 && time == 0 && metrics.values.allSatisfy { $0 == 0 } }

  /// How far a measure may be apart, in its unit.
  public func band(of metric: FeelMetric) -> Double {
    if metric.unit == .flag { return 0 }
    if let band = metrics[metric] { return band }
    switch metric.unit {
    case .points: return offset
    case .milliseconds: return time
    case .pointsPerMillisecond: return velocity
    case .share, .count, .flag: return 0
    }
  }

  /// What a band can be set for by name.
  package static var names: [String] {
    ["offset", "velocity", "time"] + FeelMetric.allCases.filter { $0.unit != .flag }.map(\.rawValue)
  }

  /// Sets a band by name; returns whether there is one of that name.
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
