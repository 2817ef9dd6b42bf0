/// The metrics of a ``FeelReport``, named like its properties, in the order in which documents list them.
public enum FeelMetric: String, Hashable, Sendable, CaseIterable {
  case settleDuration, travel, overshoot, edgeOvershoot, directionReversals, peakSpeed, velocityDiscontinuity, tailShare
  case stillFrames, retargetedBy, opposesVelocity, itemDelta

  /// The unit of a metric.
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

  /// The unit of the metric.
  package var unit: Unit {
    switch reading {
    case .number(let unit, _): unit
    case .count, .optionalCount: .count
    case .flag: .flag
    }
  }

  /// Where a report holds the value of a metric.
  enum Reading {
    case number(Unit, KeyPath<FeelReport, Double>)
    case count(KeyPath<FeelReport, Int>)
    case optionalCount(KeyPath<FeelReport, Int?>)
    case flag(KeyPath<FeelReport, Bool>)
  }

  var reading: Reading {
    switch self {
    case .settleDuration: .number(.milliseconds, \.settleDuration)
    case .travel: .number(.points, \.travel)
    case .overshoot: .number(.points, \.overshoot)
    case .edgeOvershoot: .number(.points, \.edgeOvershoot)
    case .directionReversals: .count(\.directionReversals)
    case .peakSpeed: .number(.pointsPerMillisecond, \.peakSpeed)
    case .velocityDiscontinuity: .number(.pointsPerMillisecond, \.velocityDiscontinuity)
    case .tailShare: .number(.share, \.tailShare)
    case .stillFrames: .count(\.stillFrames)
    case .retargetedBy: .number(.points, \.retargetedBy)
    case .opposesVelocity: .flag(\.opposesVelocity)
    case .itemDelta: .optionalCount(\.itemDelta)
    }
  }
}
