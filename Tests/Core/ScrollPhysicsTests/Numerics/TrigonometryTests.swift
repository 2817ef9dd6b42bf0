import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Sine and cosine")
struct TrigonometryTests {
  /// The larger of the distances of sine and cosine in units of the last place of the platform's.
  private func ulps(_ x: Double) -> Double {
    let pairs = [(Numerics.sin(x), Foundation.sin(x)), (Numerics.cos(x), Foundation.cos(x))]
    let errors = pairs.map { own, other -> Double in own == other ? 0 : abs(own - other) / other.ulp }
    return errors.reduce(0) { largest, error -> Double in max(largest, error.isNaN ? .infinity : error) }
  }

  @Test(
    "Sine and cosine agree with the platform's to one unit in the last place",
    arguments: [1e-3, 0.785, 10, 1000, 1_048_576])
  func sweep(width: Double) {
    var generator = SeededGenerator(seed: UInt64(width) + 21)
    var worst = Worst()
    for _ in 0..<sweepCount(100_000) {
      let x = Double.random(in: -width...width, using: &generator)
      worst.note(ulps(x), "\(x)")
    }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("Sine and cosine agree at the ends of quarter turns and near their zeros")
  func seams() {
    var worst = Worst()
    for eighths in -4000...4000 {
      let seam = Double(eighths) * (Double.pi / 4)
      for x in [seam.nextDown, seam, seam.nextUp] { worst.note(ulps(x), "\(x)") }
    }
    // Multiples of π/2 are close to these doubles by chance: five and more of the first 53 digits after them are zero.
    for x in [355.0, 103_993, 710, 52_174, 208_341.0 / 2, 833_719, 1_048_575.5] { worst.note(ulps(x), "\(x)") }
    #expect(worst.deviation <= 1, "\(worst) ulp")
  }

  @Test("Sine is odd and cosine even, to the bit")
  func mirror() {
    var generator = SeededGenerator(seed: 22)
    for number in 0..<sweepCount(20_000) {
      let x = Double.random(in: 0...(number % 10 == 0 ? 1e18 : 10_000), using: &generator)
      #expect(Numerics.sin(-x) == -Numerics.sin(x) && Numerics.cos(-x) == Numerics.cos(x), "\(x)")
    }
  }

  @Test("The angle of a direction is the platform's, in all quadrants and on all axes")
  func angles() {
    var generator = SeededGenerator(seed: 24)
    let special = [-1e300, -2, -1, -1e-300, -0.0, 0, 1e-300, 1, 2, 1e300]
    var worst = Worst()
    for c in special { for s in special where c != 0 || s != 0 { worst.note(angleError(c, s), "\(c), \(s)") } }
    for _ in 0..<sweepCount(10_000) {
      let (c, s) = (Double.random(in: -1...1, using: &generator), Double.random(in: -1...1, using: &generator))
      worst.note(angleError(c, s), "\(c), \(s)")
    }
    #expect(worst.deviation <= 4.5e-16, "\(worst)")
    #expect(Numerics.angle(cosine: 0, sine: 0) == 0)
  }

  /// The difference from the platform's angle, where −π is as good as π.
  private func angleError(_ c: Double, _ s: Double) -> Double {
    let difference = abs(Numerics.angle(cosine: c, sine: s) - Foundation.atan2(s, c))
    return min(difference, abs(difference - 2 * .pi))
  }

  @Test("Beyond the exact domain, the results are those of an angle within 4e-17 of the argument")
  func large() {
    var generator = SeededGenerator(seed: 23)
    for power in 21...46 {
      let x = Foundation.scalbn(Double.random(in: 1..<2, using: &generator), power)
      let bound = 4e-17 * x + 3e-16
      #expect(abs(Numerics.sin(x) - Foundation.sin(x)) <= bound, "\(x)")
      #expect(abs(Numerics.cos(x) - Foundation.cos(x)) <= bound, "\(x)")
    }
    for x in [1e17, 1e100, Double.greatestFiniteMagnitude] {
      let (sine, cosine) = (Numerics.sin(x), Numerics.cos(x))
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15, "\(x)")
    }
  }

  @Test("Sine and cosine are exact at zero and not numbers at infinity")
  func specials() {
    #expect(Numerics.sin(0) == 0 && Numerics.sin(-0.0).sign == .minus && Numerics.cos(0) == 1)
    #expect(Numerics.sin(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Numerics.sin(.pi / 2) == 1 && Numerics.cos(.pi) == -1)
    for x in [Double.infinity, -.infinity, .nan] { #expect(Numerics.sin(x).isNaN && Numerics.cos(x).isNaN) }
  }
}
