import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Logarithm")
struct LogarithmTests {
  private func ulps(_ x: Double) -> Double {
    let expected = Foundation.log(x)
    let value = Numerics.log(x)
    return value == expected ? 0 : abs(value - expected) / abs(expected).ulp
  }

  @Test("The logarithm agrees with the platform's log to one unit in the last place over all decades")
  func decades() {
    var generator = SeededGenerator(seed: 11)
    var worst = Worst()
    for _ in 0..<sweepCount(300_000) {
      let x = Foundation.pow(10, Double.random(in: -307...308, using: &generator))
      worst.note(ulps(x), "log(\(x))")
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The logarithm agrees near 1, where the result is close to zero", arguments: [1e-1, 1e-3, 1e-6, 1e-10, 1e-15])
  func nearOne(width: Double) {
    var generator = SeededGenerator(seed: 12)
    var worst = Worst()
    for _ in 0..<sweepCount(60_000) {
      let x = 1 + Double.random(in: -width...width, using: &generator)
      if x != 1 { worst.note(ulps(x), "log(\(x))") }
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The logarithm agrees where the mantissa is split, at √2 and √½ times a power of two")
  func seams() {
    var worst = Worst()
    for k in -1000...1000 {
      let power = Foundation.scalbn(1, k)
      for seam in [power, power * 2.0.squareRoot(), power * 0.5.squareRoot()] {
        for x in [seam.nextDown, seam, seam.nextUp] where x != 1 { worst.note(ulps(x), "log(\(x))") }
      }
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The logarithm accepts subnormal numbers")
  func subnormals() {
    var worst = Worst()
    var x = Double.leastNonzeroMagnitude
    while x < Double.leastNormalMagnitude {
      worst.note(ulps(x), "log(\(x))")
      x *= 1.7
      x += .leastNonzeroMagnitude
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("The logarithm has the mathematical values at its limits")
  func specials() {
    #expect(Numerics.log(1) == 0)
    #expect(Numerics.log(0) == -.infinity)
    #expect(Numerics.log(-0.0) == -.infinity)
    #expect(Numerics.log(.infinity) == .infinity)
    #expect(Numerics.log(-1).isNaN)
    #expect(Numerics.log(-.infinity).isNaN)
    #expect(Numerics.log(.nan).isNaN)
    #expect(Numerics.log(.greatestFiniteMagnitude) == Foundation.log(.greatestFiniteMagnitude))
  }

  @Test("The logarithm is the inverse of the exponential")
  func roundTrip() {
    var generator = SeededGenerator(seed: 13)
    var worst = Worst()
    for _ in 0..<sweepCount(20_000) {
      let x = Double.random(in: -700...700, using: &generator)
      worst.note((Numerics.log(Numerics.exp(x)) - x) / max(1, abs(x)), "\(x)")
    }
    #expect(worst.deviation <= 5e-16, "\(worst)")
  }
}
