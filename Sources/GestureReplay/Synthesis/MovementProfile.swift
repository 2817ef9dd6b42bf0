/// How a synthetic finger distributes its way over its time.
public enum MovementProfile: Hashable, Sendable {
  /// At constant speed: the finger is lifted at that speed.
  case linear
  /// As human hands reach: 10s³ − 15s⁴ + 6s⁵, at rest at both ends.
  case minimumJerk

  /// The share of the way at a share of the time, both 0…1.
  func progress(_ s: Double) -> Double {
    switch self {
    case .linear: s
    case .minimumJerk: s * s * s * (10 - 15 * s + 6 * s * s)
    }
  }
}
