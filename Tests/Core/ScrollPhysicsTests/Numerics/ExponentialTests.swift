import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Exponential")
struct ExponentialTests {
  /// The distance in units of the last place of the expected number.
  private func ulps(_ x: Double) -> Double {
    let expected = Foundation.exp(x)
    let value = Numerics.exp(x)
    return value == expected ? 0 : abs(value - expected) / expected.ulp
  }

  @Test(
    "The exponential agrees with the platform's exp to one unit in the last place",
    arguments: [(-745.0, 709.0, 1), (-1, 1, 2), (-30, 0, 3), (-745, -700, 4), (-1e-6, 1e-6, 5)]
      as [(Double, Double, UInt64)])
  func sweep(low: Double, high: Double, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var worst = Worst()
    for _ in 0..<sweepCount(200_000) {
      let x = Double.random(in: low...high, using: &generator)
      worst.note(ulps(x), "exp(\(x))")
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The exponential agrees where the binary exponent of the result changes")
  func reductionSeams() {
    var worst = Worst()
    for k in -1074...1023 {
      for half in [0.0, 0.5] {
        let seam = (Double(k) + half) * 0.693_147_180_559_945_3
        for x in [seam.nextDown, seam, seam.nextUp] where x < 709.78 { worst.note(ulps(x), "exp(\(x))") }
      }
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The exponential is exact at both zeros and at the infinities")
  func specials() {
    #expect(Numerics.exp(0) == 1)
    #expect(Numerics.exp(-0.0) == 1)
    #expect(Numerics.exp(.infinity) == .infinity)
    #expect(Numerics.exp(-.infinity) == 0)
    #expect(Numerics.exp(-.infinity).sign == .plus)
    #expect(Numerics.exp(.nan).isNaN)
    #expect(Numerics.exp(.leastNonzeroMagnitude) == 1)
    #expect(Numerics.exp(-.leastNormalMagnitude) == 1)
  }

  @Test("The exponential overflows and underflows where the platform's exp does")
  func limits() {
    #expect(Numerics.exp(709.782_712_893_383_9).isFinite)
    #expect(Numerics.exp(709.782_712_893_384_2) == .infinity)
    #expect(Numerics.exp(1e300) == .infinity)
    #expect(Numerics.exp(-745.13) == .leastNonzeroMagnitude)
    #expect(Numerics.exp(-745.14) == 0)
    #expect(Numerics.exp(-746.5) == 0)
    #expect(Numerics.exp(-1e300) == 0)
  }
}
