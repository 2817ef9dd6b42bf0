import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Page turn")
struct PageTurnTests {
  /// Distance from the page and velocity.
  static let cases: [(Double, Double)] = [
    (-375, 0), (-375, 1), (-200, 4), (375, 0), (200, -2), (-20, 3), (-100, -1), (0.5, 0), (-1, -0.3), (0, 2),
  ]

  private static func motion(_ distance: Double, _ velocity: Double, swingsPast: Bool = true) -> PageTurn {
    PageTurn(to: 750, from: 750 + distance, velocity: velocity, displayScale: 2, swingsPast: swingsPast)
  }

  @Test(
    "The page turn starts at its offset, has its derivative as velocity, and ends at the page", arguments: cases,
    [true, false])
  func laws(_ state: (Double, Double), swingsPast: Bool) {
    let (distance, velocity) = state
    let motion = Self.motion(distance, velocity, swingsPast: swingsPast)
    #expect(Laws.violations(of: motion, startingAt: 750 + distance, scale: max(1, abs(velocity))) == [])
    #expect(Laws.reachViolations(of: motion, scale: max(1, abs(velocity))) == [])
    #expect(abs(motion.velocity(at: 0) - velocity) <= 1e-12)
    #expect(motion.restOffset == 750)
  }

  @Test("The page turn is an underdamped spring with a damping ratio of 0.885", arguments: cases)
  func equation(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let (decay, frequency) = (0.0144, 0.007_57)
    #expect(abs(decay / (decay * decay + frequency * frequency).squareRoot() - 0.885) <= 5e-4)
    var worst = Worst()
    for part in 1...30 {
      let time = motion.duration * Double(part) / 32
      let h = 1e-3
      let slope = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
      let pull = (decay * decay + frequency * frequency) * (motion.offset(at: time) - 750)
      worst.note(slope + 2 * decay * motion.velocity(at: time) + pull, "\(time) ms")
    }
    #expect(worst.deviation <= 1e-8 * max(1, abs(velocity)), "\(worst)")
  }

  @Test("Continuing from any instant gives the rest of the same motion", arguments: cases)
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

  @Test("A mirrored start gives the mirrored motion to the bit", arguments: cases, [true, false])
  func mirror(_ state: (Double, Double), swingsPast: Bool) {
    let (distance, velocity) = state
    let one = Self.motion(distance, velocity, swingsPast: swingsPast)
    let other = PageTurn(
      to: -750, from: -(750 + distance), velocity: -velocity, displayScale: 2, swingsPast: swingsPast)
    #expect(one.duration == other.duration)
    for time in stride(from: 0.0, to: 700, by: 13) {
      #expect(one.offset(at: time) == -other.offset(at: time))
      #expect(one.velocity(at: time) == -other.velocity(at: time))
    }
  }

  @Test("In mid-content the page turn stops abruptly when it reaches the page", arguments: cases)
  func deadStop(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity, swingsPast: false)
    let swinging = Self.motion(distance, velocity)
    #expect(motion.duration <= swinging.duration)
    let sides = (1...199).map { motion.offset(at: motion.duration * Double($0) / 200) - 750 }
    #expect(sides.allSatisfy { $0 > 0 } || sides.allSatisfy { $0 < 0 } || sides.allSatisfy { $0 == 0 })
    // Until then it is the same spring.
    for part in 1...9 {
      let time = motion.duration * Double(part) / 10
      #expect(motion.offset(at: time) == swinging.offset(at: time))
    }
  }

  @Test("A page turn that overshoots ends half a pixel from the page or at the stopping speed", arguments: cases)
  func restLimits(distance: Double, velocity: Double) {
    let motion = Self.motion(distance, velocity)
    let last = motion.duration.nextDown
    let atDistance = abs(abs(motion.offset(at: last) - 750) - 0.25) <= 1e-9
    let atSpeed = abs(abs(motion.velocity(at: last)) - 0.01) <= 1e-9
    #expect(atDistance || atSpeed)
    #expect(abs(motion.offset(at: last) - 750) <= 0.25 + 1e-9)
    #expect(abs(motion.velocity(at: last)) <= 0.01 + 1e-9)
    let longer = PageTurn(
      to: 750, from: 750 + distance, velocity: velocity, displayScale: 1e9, swingsPast: true)
    for later in stride(from: 0, to: 600.0, by: 7) {
      #expect(abs(longer.offset(at: motion.duration + later) - 750) <= 0.25 + 1e-9)
      #expect(abs(longer.velocity(at: motion.duration + later)) <= 0.01 + 1e-9)
    }
  }

  @Test("The view is within half a point in 0.33 s from 170 pt at rest, and in 0.30 s from 228 pt at 1.5 pt/ms")
  func settling() {
    func within(_ distance: Double, _ velocity: Double) -> Double {
      let motion = Self.motion(-distance, velocity, swingsPast: false)
      return motion.time(toReach: 749.5) ?? 0
    }
    #expect(abs(within(170, 0) - 330) <= 10)
    #expect(abs(within(228, 1.5) - 300) <= 10)
  }

  @Test("A page turn from rest overshoots by 0.25 % of the distance", arguments: [100.0, 375])
  func overshoot(distance: Double) {
    let motion = Self.motion(-distance, 0)
    let highest = (0...4000).map { motion.offset(at: Double($0) / 4) }.max() ?? 0
    let expected = Foundation.exp(-0.0144 * Double.pi / 0.007_57) * distance
    #expect(abs(highest - 750 - expected) <= 1e-3 * distance || highest == 750)
    #expect(expected / distance < 0.0026 && expected / distance > 0.0025)
  }

  /// A spring of mass 1, stiffness 100 and damping ratio 0.25 from 0 to 300, floored.
  @Test(
    "The page turn agrees with the underdamped spring of Flutter's tests",
    arguments: [(1000, 325, -64), (250, 330, 0)] as [(Double, Double, Double)])
  func spring(time: Double, offset: Double, velocity: Double) {
    var tuning = ScrollTuning.default
    tuning.pageSpringDecay = 0.0025
    tuning.pageSpringFrequency = 0.01 * (1 - 0.25 * 0.25).squareRoot()
    let motion = PageTurn(to: 300, from: 0, velocity: 0, displayScale: 2, swingsPast: true, tuning: tuning)
    if time == 1000 {
      #expect(motion.offset(at: time).rounded(.down) == offset)
      #expect((motion.velocity(at: time) * 1000).rounded(.up) == velocity)
    } else {
      #expect(motion.offset(at: time) > offset)
    }
  }

  @Test("A view on the page without velocity is at rest at once")
  func restAtOnce() {
    let motion = Self.motion(0, 0, swingsPast: false)
    #expect(motion.duration == 0 && motion.offset(at: 0) == 750 && motion.velocity(at: 0) == 0)
    #expect(motion.time(toReach: 750) == 0 && motion.time(toReach: 751) == nil)
  }

  @Test("The measured springs can be set by name")
  func presets() throws {
    var tuning = ScrollTuning.default
    let preset = try #require(ScrollTuning.field(named: "pageSpring"))
    #expect(tuning.text(of: preset) == "iOS15")
    try tuning.set(preset, to: "iOS12")
    #expect(tuning.pageSpringDecay == 0.0139 && tuning.pageSpringFrequency == 0.007_65)
    #expect(tuning.text(of: preset) == "iOS12")
    // The measured one keeps the damping ratio, 0.885 ± 0.005, and moves at 0.81 of the speed.
    try tuning.set(preset, to: "iOS14Tall")
    #expect(tuning.text(of: preset) == "iOS14Tall" && (0.01169...0.01185).contains(tuning.pageSpringDecay))
    #expect((0.00607...0.00615).contains(tuning.pageSpringFrequency))
    let frequency =
      (tuning.pageSpringDecay * tuning.pageSpringDecay
      + tuning.pageSpringFrequency * tuning.pageSpringFrequency).squareRoot()
    #expect(abs(tuning.pageSpringDecay / frequency - 0.888) < 0.004)
    tuning.pageSpringDecay = 0.02
    #expect(tuning.text(of: preset) == "custom")
    #expect(throws: ScrollTuning.FieldError.self) { try tuning.set(preset, to: "iOS3") }
    #expect(ScrollTuning.fields.allSatisfy { $0.name != "pageSpring" })
  }
}
