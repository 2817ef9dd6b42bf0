import ScrollPhysics
import Testing
import TestSupport

@Suite("Fast scroll boost")
struct FastScrollBoostTests {
  /// Flicks of 2 pt/ms, 300 ms apart, each catching the one before.
  private func series(_ count: Int, drag: Double, from boost: inout FastScrollBoost) -> [Double] {
    (0..<count).map { n in
      boost.multiplier(
        velocity: Vector2D(x: 0, y: 2), dragDistance: drag, caughtMotion: n > 0, time: Double(n) * 300)
    }
  }

  @Test(
    "The boost starts at the fourth flick of a series, in proportion to its drag",
    arguments: [
      (216, [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10]), (500, [1, 1, 1, 1.9, 3.25, 5.05, 7.3, 10]),
      (200, [1, 1, 1, 1.8333, 3.0833, 4.75, 6.8333, 9.3333]), (120, [1, 1, 1, 1.5, 2.25, 3.25, 4.5, 6]),
    ] as [(Double, [Double])])
  func sequences(drag: Double, expected: [Double]) {
    var boost = FastScrollBoost()
    for (multiplier, documented) in zip(series(8, drag: drag, from: &boost), expected) {
      #expect(abs(multiplier - documented) <= 0.00005)
    }
  }

  @Test("The boost is never more than a factor of 16")
  func cap() {
    var boost = FastScrollBoost()
    let multipliers = series(14, drag: 300, from: &boost)
    #expect(multipliers.max() == 16)
    #expect(multipliers.suffix(3) == [16, 16, 16])
  }

  /// Five flicks, and the multiplier of a sixth that differs; undisturbed it is 5.05.
  private func sixth(
    _ velocity: Vector2D = Vector2D(x: 0, y: 2), caught: Bool = true, after interval: Double = 300
  ) -> (Double, FastScrollBoost) {
    var boost = FastScrollBoost()
    _ = series(5, drag: 300, from: &boost)
    let multiplier = boost.multiplier(
      velocity: velocity, dragDistance: 300, caughtMotion: caught, time: 1200 + interval)
    return (multiplier, boost)
  }

  @Test("A fast flick in the same direction within a second, on a moving view, continues a series")
  func goesOn() {
    #expect(abs(sixth().0 - 5.05) <= 1e-12)
    #expect(abs(sixth(after: 1000).0 - 5.05) <= 1e-12)
    #expect(abs(sixth(Vector2D(x: 1, y: 2)).0 - 5.05) <= 1e-12)
    #expect(abs(sixth(Vector2D(x: 0, y: 0.13)).0 - 5.05) <= 1e-12)
  }

  @Test("A pause, a change of direction, a slow flick or a view at rest ends the series")
  func resets() {
    for (multiplier, boost) in [
      sixth(caught: false), sixth(after: 1000.1), sixth(Vector2D(x: 0, y: -2)), sixth(Vector2D(x: 0, y: 0.129)),
    ] {
      #expect(multiplier == 1)
      var boost = boost
      // The next one is not boosted either.
      let next = boost.multiplier(
        velocity: Vector2D(x: 0, y: -2), dragDistance: 300, caughtMotion: true, time: 2500)
      #expect(next == 1)
    }
  }

  @Test("A flick below 600 pt/s is boosted but does not count for the next one")
  func slowFlick() {
    var (multiplier, boost) = sixth(Vector2D(x: 0, y: 0.599))
    #expect(abs(multiplier - 5.05) <= 1e-12)
    multiplier = boost.multiplier(
      velocity: Vector2D(x: 0, y: 2), dragDistance: 300, caughtMotion: true, time: 1800)
    #expect(multiplier == 1)
    (multiplier, boost) = sixth(Vector2D(x: 0, y: 0.6))
    multiplier = boost.multiplier(
      velocity: Vector2D(x: 0, y: 2), dragDistance: 300, caughtMotion: true, time: 1800)
    #expect(abs(multiplier - 7.3) <= 1e-12)
  }

  @Test("A flick in the other direction is the first one of a new series")
  func turn() {
    var boost = sixth(Vector2D(x: 0, y: -2)).1
    let multipliers = (1...4).map { n in
      boost.multiplier(
        velocity: Vector2D(x: 0, y: -2), dragDistance: 300, caughtMotion: true, time: 1500 + 300 * Double(n))
    }
    #expect(multipliers[0] == 1 && multipliers[1] == 1)
    #expect(abs(multipliers[2] - 1.9) <= 1e-12)
  }
}
