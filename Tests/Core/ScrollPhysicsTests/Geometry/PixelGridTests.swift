import ScrollPhysics
import Testing
import TestSupport

@Suite("Pixel grid")
struct PixelGridTests {
  @Test("A tie rounds to the even pixel: the recorded −562.5 pixels at 3x become −562")
  func recordedTie() {
    #expect(PixelGrid(scale: 3).pixel(-187.5) == -562)
    #expect(PixelGrid(scale: 3).rounded(-187.5) == -562.0 / 3)
  }

  @Test(
    "Ties go to the even pixel",
    arguments: [(0.25, 0), (0.75, 2), (1.25, 2), (1.75, 4), (-0.25, 0), (-0.75, -2), (-1.25, -2), (100.25, 200)]
      as [(Double, Double)])
  func ties(points: Double, pixel: Double) {
    #expect(PixelGrid(scale: 2).pixel(points) == pixel)
  }

  @Test("Other numbers round to the nearest pixel", arguments: [1.0, 2, 3, 1.5])
  func nearest(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var generator = SeededGenerator(seed: 31)
    var worst = Worst()
    for _ in 0..<sweepCount(50_000) {
      let points = Double.random(in: -1e5...1e5, using: &generator)
      worst.note(grid.pixel(points), from: (points * scale).rounded(.toNearestOrEven), "\(points)")
      worst.note(max(0, abs(grid.rounded(points) - points) - 0.5 / scale - 1e-10), "\(points)")
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test(
    "Rounding twice equals rounding once, and a mirrored number rounds to the mirrored pixel",
    arguments: [1.0, 2, 3, 2.6])
  func idempotentAndOdd(scale: Double) {
    let grid = PixelGrid(scale: scale)
    var generator = SeededGenerator(seed: 32)
    var worst = Worst()
    for exponent in [0.0, 3, 6, 9, 12] {
      for _ in 0..<sweepCount(10_000) {
        let points = Double.random(in: -1...1, using: &generator) * Numerics.exp(exponent * 2.302_585)
        let rounded = grid.rounded(points)
        worst.note(grid.rounded(rounded), from: rounded, "\(points) again")
        worst.note(grid.rounded(-points), from: -rounded, "\(points) mirrored")
      }
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test(
    "Numbers that are too large to have a fraction do not change",
    arguments: [1e16, -1e16, 4e15, 1e100, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude] as [Double])
  func huge(points: Double) {
    for scale in [1.0, 2, 3] {
      let rounded = PixelGrid(scale: scale).rounded(points)
      #expect(rounded.isFinite)
      #expect(abs(rounded - points) <= points.ulp)
    }
  }

  @Test("Both coordinates of a point are rounded")
  func point() {
    #expect(PixelGrid(scale: 2).rounded(Vector2D(x: 1.3, y: -2.8)) == Vector2D(x: 1.5, y: -3))
  }
}
