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

  /// How the value of a metric is read from a report.
  enum Reading {
    case number(Unit, (FeelReport) -> Double)
    case count((FeelReport) -> Int)
    case optionalCount((FeelReport) -> Int?)
    case flag((FeelReport) -> Bool)
  }

  var reading: Reading {
    switch self {
    case .settleDuration: .number(.milliseconds, { $0.settleDuration })
    case .travel: .number(.points, { $0.travel })
    case .overshoot: .number(.points, { $0.overshoot })
    case .edgeOvershoot: .number(.points, { $0.edgeOvershoot })
    case .directionReversals: .count({ $0.directionReversals })
    case .peakSpeed: .number(.pointsPerMillisecond, { $0.peakSpeed })
    case .velocityDiscontinuity: .number(.pointsPerMillisecond, { $0.velocityDiscontinuity })
    case .tailShare: .number(.share, { $0.tailShare })
    case .stillFrames: .count({ $0.stillFrames })
    case .retargetedBy: .number(.points, { $0.retargetedBy })
    case .opposesVelocity: .flag({ $0.opposesVelocity })
    case .itemDelta: .optionalCount({ $0.itemDelta })
    }
  }
}

extension FeelReport {
  /// The value of a metric.
  package enum Quantity {
    case number(Double)
    case count(Int)
    case flag(Bool)
    case absent
  }

  package func quantity(_ metric: FeelMetric) -> Quantity {
    switch metric.reading {
    case .number(_, let read): .number(read(self))
    case .count(let read): .count(read(self))
    case .optionalCount(let read): read(self).map { .count($0) } ?? .absent
    case .flag(let read): .flag(read(self))
    }
  }
}
