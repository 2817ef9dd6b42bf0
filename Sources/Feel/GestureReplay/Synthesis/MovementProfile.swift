/// The distribution of a synthetic finger's distance over time.
public enum MovementProfile: Hashable, Sendable {
  /// Constant speed, which is also the speed of the release.
  case linear
  /// Minimum jerk, as human hands reach: 10s³ − 15s⁴ + 6s⁵, at rest at both ends.
  case minimumJerk

  /// Returns the fraction of the distance at a fraction of the time, both 0…1.
  func progress(_ s: Double) -> Double {
    switch self {
    case .linear: s
    case .minimumJerk: s * s * s * (10 - 15 * s + 6 * s * s)
    }
  }
}
