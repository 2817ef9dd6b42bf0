/// The rate at which a synthetic finger is sampled.
public enum FingerSampling: Hashable, Sendable {
  /// A constant rate in samples per second; devices sample at 60 and 120.
  case hertz(Double)
  /// A mean rate in samples per second; each interval varies randomly by up to a share of it (0…0.9).
  case irregular(hertz: Double, jitter: Double, seed: UInt64)

  var interval: Double {
    switch self {
    case .hertz(let rate), .irregular(let rate, _, _): 1000 / rate
    }
  }

  /// The largest share by which an interval varies, and the seed of its variation.
  var variation: (share: Double, seed: UInt64) {
    switch self {
    case .hertz: (0, 0)
    case .irregular(_, let jitter, let seed): (min(max(jitter, 0), 0.9), seed)
    }
  }
}
