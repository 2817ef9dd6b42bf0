import Foundation
import ScrollPhysics
import TestSupport

/// What this package took UIKit's movements for before they were measured; kept to show by how much it was off.
enum OlderGuess {
  /// The remaining distance at a time since the release.
  static func model(_ curve: MeasuredCurve) -> (Double) -> Double {
    let distance = curve.distance
    switch curve.movement {
    case .retargeted(let rate, let velocity):
      if velocity < 0.25 {
        // A pull as that of an edge.
        let pull = EdgeBounce(
          recoilingTo: distance, from: 0, velocity: velocity, logarithmicRate: Numerics.log(rate), displayScale: 3)
        return { distance - pull.offset(at: max(0, $0)) }
      }
      // The release velocity kept, the rate adjusted down as well as up.
      let decay = (velocity - 0.01) / distance
      let end = Foundation.log(velocity / 0.01) / decay
      return { distance - velocity * (1 - Foundation.exp(-decay * min(max(0, $0), end))) / decay }
    case .still:
      // The view's own rate.
      let motion = Deceleration(from: 0, velocity: 0, to: distance)
      return { distance - motion.offset(at: max(0, $0)) }
    case .paged(let velocity):
      // A critically damped pull.
      let frequency = 0.0212
      let slope = -velocity + frequency * distance
      return { (distance + slope * max(0, $0)) * Foundation.exp(-frequency * max(0, $0)) }
    case .animated:
      return { distance * (1 - easeInEaseOut(min(1, max(0, $0 / 300)))) }
    }
  }

  /// cubic-bezier(0.42, 0, 0.58, 1), by halving.
  private static func easeInEaseOut(_ fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      let x = 3 * s * (1 - s) * (1 - s) * 0.42 + 3 * s * s * (1 - s) * 0.58 + s * s * s
      if x < fraction { low = s } else { high = s }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }
}
