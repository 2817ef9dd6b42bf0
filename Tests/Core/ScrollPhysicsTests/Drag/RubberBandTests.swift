import ScrollPhysics
import Testing
import TestSupport

@Suite("Rubber band")
struct RubberBandTests {
  static let dimensions = [1.0, 44, 240, 681.6667, 1366]

  @Test("The inverse returns the finger's distance for a visible offset", arguments: dimensions)
  func roundTrip(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    var generator = SeededGenerator(seed: 91)
    var worst = Worst()
    for _ in 0..<sweepCount(10_000) {
      let distance = Double.random(in: -3...3, using: &generator) * dimension
      let back = band.distance(forOffset: band.offset(forDistance: distance))
      worst.note((back - distance) / dimension, "\(distance)")
    }
    #expect(worst.deviation <= 1e-13, "\(worst)")
  }

  @Test("The rubber band is odd, grows with the distance and stays below the bounds", arguments: dimensions)
  func shape(dimension: Double) {
    let band = RubberBand(dimension: dimension)
    var last = -dimension
    var violations: [Double] = []
    for n in -4000...4000 {
      let distance = Double(n) * dimension / 400
      let offset = band.offset(forDistance: distance)
      if offset <= last || abs(offset) >= dimension || offset != -band.offset(forDistance: -distance) {
        violations.append(distance)
      }
      last = offset
    }
    #expect(violations.isEmpty, "\(violations.first ?? 0)")
    #expect(band.offset(forDistance: 1e12) < dimension)
    #expect(band.offset(forDistance: 1e12) > 0.999 * dimension)
  }

  @Test("At the edge the content moves by the coefficient times the finger's movement", arguments: [0.55, 0.3, 1])
  func slope(coefficient: Double) {
    let band = RubberBand(dimension: 500, coefficient: coefficient)
    #expect(abs(band.offset(forDistance: 1e-6) / 1e-6 - coefficient) <= 1e-8)
    #expect(abs(band.distance(forOffset: 1e-6) / 1e-6 - 1 / coefficient) <= 1e-8)
    #expect(band.offset(forDistance: 0) == 0 && band.distance(forOffset: 0) == 0)
  }

  @Test("Bounds of length zero do not stretch")
  func noBounds() {
    let band = RubberBand(dimension: 0)
    for distance in [-100.0, 0, 5, 1e300] {
      #expect(band.offset(forDistance: distance) == 0)
      #expect(band.distance(forOffset: distance) == 0)
    }
  }

  @Test("A coefficient of zero does not stretch")
  func noCoefficient() {
    let band = RubberBand(dimension: 100, coefficient: 0)
    #expect(band.offset(forDistance: 50) == 0 && band.distance(forOffset: 50) == 0)
  }

  @Test("An offset beyond the reach of any drag still has a finite distance", arguments: [240.0, 241, 1e6, -1e300])
  func beyondReach(offset: Double) {
    let distance = RubberBand(dimension: 240).distance(forOffset: offset)
    #expect(distance.isFinite)
    #expect((distance < 0) == (offset < 0))
    #expect(abs(distance) > 1e6)
  }
}
