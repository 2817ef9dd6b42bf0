/// Estimates the velocity of a finger when it is lifted, as `scrollViewWillEndDragging` reports it.
///
///     v = 0.05·s₀ + 0.35·s₁ + 0.60·s₂
///
/// where s₀ is the newest of the last three finite differences of the finger's location, in pt/ms. With fewer than
/// three differences, the sum is divided by the sum of the weights used, so a short flick is not halved. The velocity
/// is 0 if the finger has been still for longer than 40 ms.
///
/// Samples at the same instant count once, with the last location. The estimate is made per axis and is exact for a
/// finger of constant velocity.
/// - Source: docs/Physics.md, "Release velocity" (grade B: fitted to UIKit's `willEndDragging`).
package struct ReleaseVelocity: Hashable, Sendable {
  private let newestWeight: Double
  private let middleWeight: Double
  private let oldestWeight: Double
  private let stillnessInterval: Double

  private var lastLocation = Vector2D.zero
  private var lastTime = 0.0
  private var previousLocation = Vector2D.zero
  private var previousTime = 0.0
  // Differences s₀ (newest), s₁, s₂, and how many there are; −1 before the first sample.
  private var s0 = Vector2D.zero
  private var s1 = Vector2D.zero
  private var s2 = Vector2D.zero
  private var differences = -1

  /// The interval below which samples belong to the same instant, in ms; no touch screen samples that fast.
  private static let instant = 0.001

  /// Creates an estimator with the weights and the stillness interval of a tuning.
  package init(tuning: ScrollTuning = .default) {
    newestWeight = tuning.newestVelocityWeight
    middleWeight = tuning.middleVelocityWeight
    oldestWeight = tuning.oldestVelocityWeight
    stillnessInterval = tuning.stillnessInterval
  }

  /// Adds a sample of the finger's location, in points, at a time, in ms; times must not decrease.
  package mutating func add(_ location: Vector2D, at time: Double) {
    // For samples at the same instant, the last location counts.
    if differences < 0 || time - lastTime >= Self.instant {
      (previousLocation, previousTime, lastTime) = (lastLocation, lastTime, time)
      (s2, s1) = (s1, s0)
      differences = min(differences + 1, 3)
    }
    lastLocation = location
    if differences > 0 {
      let (distance, interval) = (location - previousLocation, lastTime - previousTime)
      s0 = Vector2D(x: distance.x / interval, y: distance.y / interval)
    }
  }

  /// Returns the velocity of a finger lifted at a time, in pt/ms; zero if it was still for longer than the interval.
  package func velocity(at time: Double) -> Vector2D { time - lastTime > stillnessInterval ? .zero : blended }

  /// The velocity of the finger at its last sample, in pt/ms.
  @inline(__always) package var blended: Vector2D {
    switch differences {
    case ...0: return .zero
    case 1: return s0
    case 2:
      let sum = newestWeight + middleWeight
      return sum > 0 ? (s0 * newestWeight + s1 * middleWeight) * (1 / sum) : s0
    default: return s0 * newestWeight + s1 * middleWeight + s2 * oldestWeight
    }
  }
}
