/// How often a synthetic finger is sampled.
public enum FingerSampling: Hashable, Sendable {
  /// At a constant rate in samples per second: 60 and 120 are those of devices.
  case hertz(Double)
  /// At a mean rate in samples per second, each interval longer or shorter by up to a share of it (0…0.9).
  case irregular(hertz: Double, jitter: Double, seed: UInt64)

  var interval: Double {
    switch self {
    case .hertz(let rate), .irregular(let rate, _, _): 1000 / rate
    }
  }
}
