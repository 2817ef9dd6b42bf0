/// The measures of a ``FeelReport`` by name, in the order of the documents.
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

  /// What a measure is counted in.
  public enum Unit: String, Hashable, Sendable {
    /// ms.
    case milliseconds = "ms"
    /// pt.
    case points = "pt"
    /// pt/ms.
    case pointsPerMillisecond = "pt/ms"
    /// A share from 0 to 1.
    case share
    /// A number of turns, frames or items.
    case count
    /// True or false.
    case flag
  }

  /// What the measure is counted in.
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
