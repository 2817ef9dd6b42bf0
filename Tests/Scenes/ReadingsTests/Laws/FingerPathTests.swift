import ScrollPhysics
import TestSupport
import Testing

@testable import Readings

@Suite("The end of a finger's path")
struct FingerPathTests {
  private static let (frame, pixel) = (1000 / 60.0, 1.0 / 3)

  /// What is usual of random fingers, each a parabola that is `faster` times as fast as the law after it and drawn `late` by
  /// so many ms: how far the lift is off that was found, half its interval, in ms, and the share of lifts inside.
  private func usual(faster: ClosedRange<Double>, late: Double) -> (error: Double, width: Double, inside: Double) {
    var random = SeededGenerator(seed: 4)
    var (error, width, inside) = (0.0, 0.0, 0.0)
    let count = sweepCount(200, oneIn: 4)
    for _ in 0..<count {
      let speed = Double.random(in: 0.6...1.6, using: &random)
      let lift = Self.frame * (14 + Double.random(in: 0..<1, using: &random))
      let (ahead, decay) = (100 * speed, 0.01)
      func law(_ time: Double) -> Double { ahead * Numerics.exp(-decay * (time - lift)) }
      let own = speed * Double.random(in: faster, using: &random)
      let gain = own * Double.random(in: 0.001...0.003, using: &random)
      let samples = (0..<60).map { index in
        let time = Double(index) * Self.frame
        let before = max(0, lift - time + late)
        let left = time < lift ? ahead + before * (own - before * gain / 2) : law(time)
        return TimedValue(time, (left / Self.pixel).rounded() * Self.pixel)
      }
      let deviation = Self.pixel / 12.0.squareRoot()
      let found = FingerPath(samples, first: 15, deviation: deviation) { first in
        let offs = samples[first...].map { ($0.value - law($0.time)) / deviation }
        return (offs.reduce(0) { $0 + $1 * $1 }, law)
      }
      width += found.liftError
      error += abs(found.lift - lift)
      if abs(found.lift - lift) <= found.liftError + Self.frame / 16 { inside += 1 }
    }
    return (error / Double(count), width / Double(count), inside / Double(count))
  }

  /// Touches that are drawn late are those of an unknown part of a frame before.
  @Test(
    "The lift is found within a fraction of a frame, and its interval holds it",
    arguments: [
      (1...1, 0, 2.8, 10), (1.05...1.25, 0, 1.2, 6), (1.25...1.3, 0, 0.7, 4), (0.5...0.7, 0, 1.5, 15),
      (1.5...2, 0, 2.5, 14), (1...1.2, 8, 5.5, 9), (1...1.2, 14, 5.5, 9),
    ] as [(ClosedRange<Double>, Double, Double, Double)])
  func lifts(faster: ClosedRange<Double>, late: Double, error: Double, width: Double) {
    let found = usual(faster: faster, late: late)
    #expect(found.error < error && found.width < width && found.inside >= 0.95, "\(found)")
  }

  /// A parabola that meets the law in frame 14 at `ratio` times the law's velocity, or ends apart from it if that is nil.
  ///
  /// At another frame the law explains what follows within `extra` variances, and elsewhere it does not.
  private func exact(_ ratio: Double?, lift: Double, other: Int, extra: Double) -> FingerPath {
    let samples = (0..<60).map { index in
      let before = lift - Double(index) * Self.frame
      return TimedValue(lift - before, 100 + before * (1 + 0.001 * before))
    }
    return FingerPath(samples, first: 15, deviation: 1e-4) { first in
      let sum = first - 1 == 14 ? 0 : first - 1 == other ? extra : 100
      return (sum, { ratio == nil ? 95 : 100 - ($0 - lift) / (ratio ?? 1) })
    }
  }

  /// A velocity up to 30 % above the law's costs nothing, another one 3 variances, and an end apart from the law 6.
  ///
  /// What costs up to 4 more than the best is likely enough.
  @Test(
    "An exact path ends where it does, and the interval has the frames that are likely enough as its end",
    arguments: [
      (1, 0), (1.02, 0), (1.15, 0), (1.29, 0), (0.5, 3), (0.99, 3), (1.31, 3), (2, 3), (nil, 6),
    ] as [(Double?, Double)])
  func exactPaths(ratio: Double?, cost: Double) {
    func middle(_ index: Int) -> Double { Self.frame * (Double(index) + 0.5) }
    for (part, other) in [(0.0, 13), (1, 16), (5, 20), (15, 12), (5, 21)] {
      for isLikely in [false, true] {
        let lift = Self.frame * (14 + part / 16)
        let found = exact(ratio, lift: lift, other: other, extra: cost + 4 - 6 + (isLikely ? -0.1 : 0.1))
        let best = ratio == nil ? middle(14) : lift
        // An end apart is possible from two frames before the law's first to five after it.
        let hasOther = isLikely && 13...20 ~= other
        let ends = (cost + 4 >= 6 ? [14] : []) + (hasOther ? [other] : [])
        let farthest = ends.map { abs(middle($0) - best) + Self.frame / 2 }.max() ?? 0
        #expect(abs(found.lift - best) < 1e-6 && abs(found.liftError - farthest) < 1e-6, "\(part) \(other) \(found)")
      }
    }
  }
}
