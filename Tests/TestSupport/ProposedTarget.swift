import ScrollPhysics

extension Deceleration {
  package static func distance(
    velocity: Double, rate: DecelerationRate = .normal, stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    distance(velocity: velocity, logarithmicRate: Numerics.log(rate.rawValue), stoppingSpeed: stoppingSpeed)
  }

  /// Returns the target content offset that UIKit proposes for a release: the deceleration's end, on the nearest pixel.
  /// - Source: docs/Physics.md, "Deceleration" (grade A: every recorded target).
  package static func target(
    from offset: Double, velocity: Double, rate: DecelerationRate = .normal, displayScale: Double,
    stoppingSpeed: Double = ScrollTuning.default.stoppingSpeed
  ) -> Double {
    PixelGrid(scale: displayScale).rounded(
      offset + distance(velocity: velocity, rate: rate, stoppingSpeed: stoppingSpeed))
  }
}
