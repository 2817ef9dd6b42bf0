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
  /// The value of a metric.
  package enum Quantity {
    case number(Double)
    case count(Int)
    case flag(Bool)
    case absent

    /// Returns the value as text, with a number as a closure writes it.
    func text(absent: String = "-", _ number: (Double) -> String) -> String {
      switch self {
      case .number(let value): number(value)
      case .count(let count): "\(count)"
      case .flag(let flag): "\(flag)"
      case .absent: absent
      }
    }
  }

  package func quantity(_ metric: FeelMetric) -> Quantity {
    switch metric {
    case .settleDuration: .number(settleDuration)
    case .travel: .number(travel)
    case .overshoot: .number(overshoot)
    case .edgeOvershoot: .number(edgeOvershoot)
    case .directionReversals: .count(directionReversals)
    case .peakSpeed: .number(peakSpeed)
    case .velocityDiscontinuity: .number(velocityDiscontinuity)
    case .tailShare: .number(tailShare)
    case .stillFrames: .count(stillFrames)
    case .retargetedBy: .number(retargetedBy)
    case .opposesVelocity: .flag(opposesVelocity)
    case .itemDelta: itemDelta.map { .count($0) } ?? .absent
    }
  }
}
