import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Exponential ratio")
struct ExponentialRatioTests {
  private func error(_ z: Double) -> Double {
    let expected = Foundation.expm1(z) / z
    return (Numerics.exponentialRatio(z) - expected) / expected
  }

  @Test(
    "The ratio agrees with (eᶻ − 1) / z",
    arguments: [
      (0.5, 4e-16, 21), (1.0 / 64, 4e-16, 22), (1e-6, 4e-16, 23), (40, 1e-14, 24), (700, 1e-14, 25),
    ] as [(Double, Double, UInt64)])
  func sweep(width: Double, tolerance: Double, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var worst = Worst()
    for _ in 0..<sweepCount(100_000) {
      let z = Double.random(in: -width...width, using: &generator)
      if z != 0 { worst.note(error(z), "z = \(z)") }
    }
    #expect(worst.deviation <= tolerance, "\(worst)")
  }

  @Test(
    "The ratio is continuous where the series is replaced by the quotient",
    arguments: [0.5, -0.5, 0.015_625, -0.015_625])
  func seams(z: Double) {
    for side in [z.nextDown, z, z.nextUp] { #expect(abs(error(side)) <= 1e-15) }
  }

  @Test("The ratio is 1 at zero")
  func zero() {
    #expect(Numerics.exponentialRatio(0) == 1)
    #expect(Numerics.exponentialRatio(-0.0) == 1)
    #expect(Numerics.exponentialRatio(.leastNonzeroMagnitude) == 1)
  }
}
