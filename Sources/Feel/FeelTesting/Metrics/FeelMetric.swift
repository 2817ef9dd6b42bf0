/// The metrics of a ``FeelReport``, named like its properties, in the order in which documents list them.
public enum FeelMetric: String, Hashable, Sendable, CaseIterable {
  case settleDuration, travel, overshoot, edgeOvershoot, directionReversals, peakSpeed, velocityDiscontinuity, tailShare
  case stillFrames, retargetedBy, opposesVelocity, itemDelta

  package enum Unit: String, Hashable, Sendable {
    case milliseconds = "ms"
    case points = "pt"
    case pointsPerMillisecond = "pt/ms"
    /// A share from 0 to 1.
    case share
    /// A number of reversals, frames or items.
    case count
    /// True or false.
    case flag

    /// The unit beside a number; empty if the number has none.
    package var symbol: String {
      switch self {
      case .milliseconds, .points, .pointsPerMillisecond: rawValue
      case .share, .count, .flag: ""
      }
    }
  }

  package var unit: Unit {
    switch self {
    case .settleDuration: .milliseconds
    case .travel, .overshoot, .edgeOvershoot, .retargetedBy: .points
    case .peakSpeed, .velocityDiscontinuity: .pointsPerMillisecond
    case .tailShare: .share
    case .directionReversals, .stillFrames, .itemDelta: .count
    case .opposesVelocity: .flag
    }
  }

  /// Whether a run may have no value.
  var isOptional: Bool { self == .itemDelta }
}

extension FeelReport {
  /// Returns the value of a metric, of a flag 1 or 0; nil if the run has none.
  package func value(of metric: FeelMetric) -> Double? {
    switch metric {
    case .settleDuration: settleDuration
    case .travel: travel
    case .overshoot: overshoot
    case .edgeOvershoot: edgeOvershoot
    case .directionReversals: Double(directionReversals)
    case .peakSpeed: peakSpeed
    case .velocityDiscontinuity: velocityDiscontinuity
    case .tailShare: tailShare
    case .stillFrames: Double(stillFrames)
    case .retargetedBy: retargetedBy
    case .opposesVelocity: opposesVelocity ? 1 : 0
    case .itemDelta: itemDelta.map { Double($0) }
    }
  }

  /// Returns the value of a metric as text: one that is no count and no flag as a closure writes it.
  func text(of metric: FeelMetric, absent: String = "-", _ text: (Double) -> String) -> String {
    guard let value = value(of: metric) else { return absent }
    return switch metric.unit {
    case .milliseconds, .points, .pointsPerMillisecond, .share: text(value)
    case .count: "\(Int(value))"
    case .flag: "\(value != 0)"
    }
  }
}
