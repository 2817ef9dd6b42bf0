/// The metrics of a ``FeelReport`` by name, in the order in which documents list them.
public enum FeelMetric: String, Hashable, Sendable, CaseIterable {
  /// ``FeelReport/settleDuration``.
  case settleDuration
  /// ``FeelReport/travel``.
  case travel
  /// ``FeelReport/overshoot``.
  case overshoot
  /// ``FeelReport/edgeOvershoot``.
  case edgeOvershoot
  /// ``FeelReport/directionReversals``.
  case directionReversals
  /// ``FeelReport/peakSpeed``.
  case peakSpeed
  /// ``FeelReport/velocityDiscontinuity``.
  case velocityDiscontinuity
  /// ``FeelReport/tailShare``.
  case tailShare
  /// ``FeelReport/stillFrames``.
  case stillFrames
  /// ``FeelReport/retargetedBy``.
  case retargetedBy
  /// ``FeelReport/opposesVelocity``.
  case opposesVelocity
  /// ``FeelReport/itemDelta``.
  case itemDelta

  /// The unit of a metric.
  public enum Unit: String, Hashable, Sendable {
    /// Milliseconds.
    case milliseconds = "ms"
    /// Points.
    case points = "pt"
    /// Points per millisecond.
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
  public var unit: Unit {
    switch self {
    case .settleDuration: .milliseconds
    case .travel, .overshoot, .edgeOvershoot, .retargetedBy: .points
    case .peakSpeed, .velocityDiscontinuity: .pointsPerMillisecond
    case .tailShare: .share
    case .directionReversals, .stillFrames, .itemDelta: .count
    case .opposesVelocity: .flag
    }
  }
}
