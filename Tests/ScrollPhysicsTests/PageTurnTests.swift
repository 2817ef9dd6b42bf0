import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Page turn")
struct PageTurnTests {
  /// Distance from the page and velocity.
  static let cases: [(Double, Double)] = [
    (-375, 0), (-375, 1), (-200, 4), (375, 0), (200, -2), (-20, 3), (-100, -1), (0.5, 0), (-1, -0.3),
  ]

  private static func motion(_ distance: Double, _ velocity: Double) -> PageTurn {
    PageTurn(to: 750, from: 750 + distance, velocity: velocity, displayScale: 2)
  }

  @Test("Starts where it is told, moves as fast as it says and ends on the page", arguments: cases)
  func laws(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    #expect(Laws.violations(of: motion, startingAt: 750 + distance, scale: max(1, abs(velocity))) == [])
    #expect(Laws.reachViolations(of: motion, scale: max(1, abs(velocity))) == [])
    #expect(abs(motion.velocity(at: 0) - velocity) <= 1e-12)
    #expect(motion.restOffset == 750)
  }

  @Test("Is critically damped", arguments: cases)
  func equation(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let w = ScrollTuning.default.pageTurnFrequency
    var worst = Worst()
    for part in 1...30 {
      let time = motion.duration * Double(part) / 32
      let h = 1e-3
      let slope = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
      worst.note(slope + 2 * w * motion.velocity(at: time) + w * w * (motion.offset(at: time) - 750), "\(time) ms")
    }
    #expect(worst.deviation <= 1e-8 * max(1, abs(velocity)), "\(worst)")
  }

  @Test("Going on from any instant gives the rest of the same motion", arguments: cases)
  func semigroup(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    var worst = Worst()
    for part in 1...9 {
      let time = motion.duration * Double(part) / 10
      let rest = Self.motion(motion.offset(at: time) - 750, motion.velocity(at: time))
      worst.note((time + rest.duration - motion.duration) / 100, "duration after \(time) ms")
      for later in [0.1, 1, 10, 50, 100, 300] where time + later < motion.duration {
        worst.note(rest.offset(at: later) - motion.offset(at: time + later), "\(time) + \(later) ms")
        worst.note(rest.velocity(at: later) - motion.velocity(at: time + later), "\(time) + \(later) ms")
      }
    }
    #expect(worst.deviation <= 1e-9 * max(1, abs(velocity)), "\(worst)")
  }

  @Test("A mirrored start gives the mirrored motion to the bit", arguments: cases)
  func mirror(distance: Double, velocity: Double) {
    let one = PageTurn(to: 750, from: 750 + distance, velocity: velocity, displayScale: 2)
    let other = PageTurn(to: -750, from: -(750 + distance), velocity: -velocity, displayScale: 2)
    #expect(one.duration == other.duration)
    for time in stride(from: 0.0, to: 700, by: 13) {
      #expect(one.offset(at: time) == -other.offset(at: time))
      #expect(one.velocity(at: time) == -other.velocity(at: time))
    }
  }

  @Test("A page of 375 pt settles to half a point in 0.42 s")
  func settling() {
    let motion = PageTurn(to: 375, from: 0, velocity: 0, displayScale: 1)
    #expect(abs(motion.duration - 420) <= 5)
  }

  @Test("Ends half a pixel from the page or at the stopping speed, whichever comes last", arguments: cases)
  func restLimits(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let last = motion.duration.nextDown
    let atDistance = abs(abs(motion.offset(at: last) - 750) - 0.25) <= 1e-9
    let atSpeed = abs(abs(motion.velocity(at: last)) - 0.01) <= 1e-9
    #expect(atDistance || atSpeed)
    #expect(abs(motion.offset(at: last) - 750) <= 0.25 + 1e-9)
    #expect(abs(motion.velocity(at: last)) <= 0.01 + 1e-9)
  }

  @Test("From rest it never passes the page; thrown hard it passes once and comes back")
  func overshoot() {
    let gentle = Self.motion(-375, 0)
    let hard = Self.motion(-20, 3)
    #expect((0..<200).allSatisfy { gentle.offset(at: gentle.duration * Double($0) / 200) < 750 })
    #expect((0..<200).contains { hard.offset(at: hard.duration * Double($0) / 200) > 755 })
    #expect(hard.time(toReach: 750).map { abs(hard.offset(at: $0) - 750) <= 1e-9 } == true)
  }

  /// A critical spring of mass 1 and stiffness 100, 0 → 500, floored.
  @Test(
    "Is the critical spring of Flutter's tests",
    arguments: [(250, 356, 1026), (500, 479, 168), (750, 497, 20)] as [(Double, Double, Double)])
  func spring(time: Double, offset: Double, velocity: Double) {
    var tuning = ScrollTuning.default
    tuning.pageTurnFrequency = 0.01
    let motion = PageTurn(to: 500, from: 0, velocity: 0, displayScale: 2, tuning: tuning)
    #expect(motion.offset(at: time).rounded(.down) == offset)
    #expect((motion.velocity(at: time) * 1000).rounded(.down) == velocity)
  }

  @Test("On the page without velocity it is at rest at once")
  func restAtOnce() {
    let motion = Self.motion(0, 0)
    #expect(motion.duration == 0 && motion.offset(at: 0) == 750 && motion.velocity(at: 0) == 0)
    #expect(motion.time(toReach: 750) == 0 && motion.time(toReach: 751) == nil)
  }
}
