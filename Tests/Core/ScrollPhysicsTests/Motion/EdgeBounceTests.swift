import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Edge bounce")
struct EdgeBounceTests {
  static let rate = Numerics.log(0.998)
  /// A recoil whose initial velocity is the one given: the lag makes up for the pull.
  static let plain: ScrollTuning = {
    var tuning = ScrollTuning.default
    tuning.recoilLagFactor = -Numerics.log(tuning.edgePull)
    return tuning
  }()

  private static func motion(
    _ distance: Double, _ velocity: Double, rate: Double = Self.rate, tuning: ScrollTuning = plain
  ) -> EdgeBounce {
    EdgeBounce(
      recoilingTo: 40, from: 40 + distance, velocity: velocity, logarithmicRate: rate, displayScale: 3, tuning: tuning)
  }

  /// Distance beyond the edge and velocity: edge hits, recoils, flicks outward and inward on both sides.
  static let cases: [(Double, Double)] = [
    (0, 1), (0, -5), (0, 0.2), (0, 40), (177, 0), (-177, 0), (60, 2), (-60, -2), (60, -0.2), (60, -3), (-60, 6),
    (0.3, 0), (300, -2.99), (300, -1.2),
  ]

  @Test("The bounce starts at its offset, has its derivative as velocity, and ends at the edge", arguments: cases)
  func laws(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let scale = max(1, abs(velocity))
    #expect(Laws.violations(of: motion, startingAt: 40 + distance, scale: scale) == [])
    #expect(Laws.reachViolations(of: motion, scale: scale) == [])
    #expect(motion.duration == 0 || abs(motion.velocity(at: 0) - velocity) <= 1e-12)
    #expect(motion.restOffset == 40)
  }

  @Test("The acceleration and the decay are those of the law", arguments: cases)
  func equation(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let k = Numerics.log(0.99)
    let l = Self.rate
    var worst = Worst()
    for part in 1...30 {
      let time = motion.duration * Double(part) / 32
      let h = 1e-3
      if time < 2 * h { continue }
      let slope = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
      let e = motion.offset(at: time) - 40
      worst.note(slope - ((2 * k + l) * motion.velocity(at: time) - k * (k + l) * e), "\(time) ms")
    }
    #expect(worst.deviation <= 1e-8 * max(1, abs(velocity)), "\(worst)")
  }

  @Test("Continuing from any instant gives the rest of the same motion", arguments: cases)
  func semigroup(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    var worst = Worst()
    for part in 1...9 {
      let time = motion.duration * Double(part) / 10
      let rest = Self.motion(motion.offset(at: time) - 40, motion.velocity(at: time))
      worst.note((time + rest.duration - motion.duration) / 1000, "duration after \(time) ms")
      if rest.crossesEdge != motion.crossesEdge { worst.note(.infinity, "crossing after \(time) ms") }
      for later in [0.1, 1, 10, 50, 100, 400] where time + later < motion.duration {
        worst.note(rest.offset(at: later) - motion.offset(at: time + later), "\(time) + \(later) ms")
        worst.note(rest.velocity(at: later) - motion.velocity(at: time + later), "\(time) + \(later) ms")
      }
    }
    #expect(worst.deviation <= 1e-9 * max(1, abs(velocity)), "\(worst)")
  }

  @Test("A mirrored start gives the mirrored motion to the bit")
  func mirror() {
    var generator = SeededGenerator(seed: 61)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let distance = Double.random(in: -300...300, using: &generator)
      let velocity = Double.random(in: -8...8, using: &generator)
      let time = Double.random(in: 0...900, using: &generator)
      let one = EdgeBounce(
        recoilingTo: 7, from: 7 + distance, velocity: velocity, logarithmicRate: Self.rate, displayScale: 2)
      let other = EdgeBounce(
        recoilingTo: -7, from: -(7 + distance), velocity: -velocity, logarithmicRate: Self.rate, displayScale: 2)
      worst.note(other.offset(at: time), from: -one.offset(at: time), "\(distance), \(velocity), \(time) ms")
      worst.note(other.velocity(at: time), from: -one.velocity(at: time), "\(distance), \(velocity), \(time) ms")
      worst.note(other.duration, from: one.duration, "\(distance), \(velocity)")
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test("An edge hit at speed swings out once and never back past the edge", arguments: [0.05, 0.25, 1, 5, 40])
  func neverInside(velocity: Double) {
    let motion = EdgeBounce(hitting: 0, velocity: velocity, logarithmicRate: Self.rate, displayScale: 3)
    #expect(!motion.crossesEdge)
    let times = (1..<200).map { motion.duration * Double($0) / 200 }
    #expect(times.allSatisfy { motion.offset(at: $0) > 0 })
    let turns = zip(times, times.dropFirst()).filter { motion.velocity(at: $0) * motion.velocity(at: $1) <= 0 }
    #expect(turns.count == 1)
    #expect(abs(motion.velocity(at: motion.peak.time)) <= 1e-12 * velocity)
    #expect(times.allSatisfy { motion.offset(at: $0) <= motion.peak.distance * (1 + 1e-12) })
  }

  @Test("A recoil without outward velocity is farthest out at its start")
  func peakOfReturn() {
    let motion = Self.motion(60, -0.2)
    #expect(motion.peak.time == 0 && motion.peak.distance == 60)
  }

  @Test("The bounce ends exactly half a pixel from the edge", arguments: [1.0, 2, 3])
  func restDistance(scale: Double) {
    for velocity in [0.2, 1, 5, 100] {
      let motion = EdgeBounce(hitting: 0, velocity: velocity, logarithmicRate: Self.rate, displayScale: scale)
      #expect(abs(motion.offset(at: motion.duration.nextDown) * scale - 0.5) <= 1e-9)
      #expect(abs(motion.velocity(at: motion.duration.nextDown)) <= 0.01)
    }
  }

  @Test(
    "The bounce stays within half a point of the edge after the documented time",
    arguments: [(1, 655), (2, 729), (5, 826)] as [(Double, Double)])
  func settling(velocity: Double, duration: Double) {
    let motion = EdgeBounce(hitting: 0, velocity: velocity, logarithmicRate: Self.rate, displayScale: 1)
    #expect(abs(motion.duration - duration) <= 1.5)
  }

  @Test("A release without velocity beyond the edge starts with the lag's outward momentum")
  func lag() {
    let motion = EdgeBounce(recoilingTo: 0, from: -177, velocity: 0, logarithmicRate: Self.rate, displayScale: 3)
    #expect(abs(motion.initialState.momentum + 177 * 0.00268) <= 1e-12)
    #expect(!motion.crossesEdge)
    // e(t) = e₀·e^(−10.05 t)·(1 + 499.5·g·(1 − e^(−2.002 t))), t in s
    for time in [16.667, 100, 250, 500] {
      let seconds = time / 1000
      let expected =
        177 * Foundation.exp(-10.050_335_85 * seconds)
        * (1 + 499.499_833 * 0.00268 * (1 - Foundation.exp(-2.002_002_67 * seconds)))
      #expect(abs(motion.offset(at: time) + expected) <= 1e-5)
    }
  }

  @Test("A flick inward crosses the edge with the remaining velocity")
  func crossing() {
    let motion = Self.motion(60, -3)
    #expect(motion.crossesEdge)
    #expect(abs(motion.offset(at: motion.duration.nextDown) - 40) <= 1e-9)
    let speed = motion.velocity(at: motion.duration.nextDown)
    #expect(speed < -1 && speed > -3)
  }

  @Test("A flick inward that is too weak does not cross the edge")
  func weakInward() {
    // The pull alone moves content 300 pt outside at 3.015 pt/ms: slower than that is held back, faster crosses.
    #expect(!Self.motion(300, -3.0).crossesEdge)
    #expect(Self.motion(300, -6.0).crossesEdge)
  }

  @Test("A view at the edge without velocity is at rest at once")
  func restAtOnce() {
    let motion = EdgeBounce(hitting: 5, velocity: 0, logarithmicRate: Self.rate, displayScale: 2)
    #expect(motion.duration == 0 && !motion.crossesEdge)
    #expect(motion.offset(at: 0) == 5 && motion.velocity(at: 0) == 0)
    #expect(motion.time(toReach: 5) == 0 && motion.time(toReach: 6) == nil)
  }

  @Test("Offsets beyond the peak or inside are never reached; others are first reached on the way out")
  func reach() throws {
    let motion = EdgeBounce(hitting: 0, velocity: 2, logarithmicRate: Self.rate, displayScale: 3)
    #expect(motion.time(toReach: motion.peak.distance + 0.01) == nil)
    #expect(motion.time(toReach: -1) == nil)
    let out = try #require(motion.time(toReach: 30))
    #expect(out < motion.peak.time)
    #expect(abs(motion.offset(at: out) - 30) <= 1e-9)
  }
}
