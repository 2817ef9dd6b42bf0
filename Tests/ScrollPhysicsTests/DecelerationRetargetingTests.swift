import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Retargeted deceleration")
struct DecelerationRetargetingTests {
  @Test("Lands exactly on the target, with the release velocity at its start")
  func lands() {
    var generator = SeededGenerator(seed: 51)
    var violations: [String] = []
    for _ in 0..<sweepCount(2000) {
      let velocity = Double.random(in: 0.25...8, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
      let offset = Double.random(in: -2000...2000, using: &generator)
      let way = Double.random(in: 1...1990, using: &generator) * (abs(velocity) - 0.01)
      let target = offset + (velocity < 0 ? -way : way)
      let place = "\(offset) → \(target) at \(velocity)"
      guard let landing = Deceleration.retargeted(to: target, from: offset, velocity: velocity) else {
        violations.append("\(place): none")
        continue
      }
      let motion = landing.deceleration
      if landing.slide != nil { violations.append("\(place): slides") }
      if motion.restOffset != target { violations.append("\(place): rests at \(motion.restOffset)") }
      if motion.velocity(at: 0) != velocity { violations.append("\(place): starts with \(motion.velocity(at: 0))") }
      let last = motion.duration.nextDown
      if abs(motion.offset(at: last) - target) > 1e-8 * (1 + abs(way)) {
        violations.append("\(place): jumps from \(motion.offset(at: last))")
      }
      if abs(abs(motion.velocity(at: last)) - 0.01) > 1e-9 { violations.append("\(place): not at the stopping speed") }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.first ?? "")")
  }

  @Test("The target the law has anyway leaves the rate as it is", arguments: [0.998, 0.99, 0.9])
  func untouched(rate: Double) {
    let rate = DecelerationRate(rawValue: rate)
    for velocity in [-6.0, -0.3, 0.25, 1, 4] {
      let free = Deceleration(from: 40, velocity: velocity, rate: rate)
      let landing = Deceleration.retargeted(to: free.restOffset, from: 40, velocity: velocity)
      #expect(landing?.slide == nil)
      #expect(landing.map { abs($0.deceleration.logarithmicRate / free.logarithmicRate - 1) <= 1e-12 } == true)
      #expect(landing.map { abs($0.deceleration.duration - free.duration) <= 1e-8 } == true)
    }
  }

  @Test("Is a deceleration in every respect", arguments: [-2.0, 0.3, 1, 3])
  func laws(velocity: Double) throws {
    for way in [20.0, 200, 590 * abs(velocity), 1500 * abs(velocity)] {
      let target = 10 + (velocity < 0 ? -way : way)
      let landing = try #require(Deceleration.retargeted(to: target, from: 10, velocity: velocity))
      #expect(Laws.violations(of: landing.deceleration, startingAt: 10) == [])
      #expect(Laws.reachViolations(of: landing.deceleration) == [])
    }
  }

  @Test("A target too far for the largest rate is reached at the slide speed", arguments: [1.0, -1, 0.3, -5])
  func slides(velocity: Double) throws {
    let sign: Double = velocity < 0 ? -1 : 1
    let clampedWay = (abs(velocity) - 0.05) / -Foundation.log(0.9995)
    let farthest = (abs(velocity) - 0.01) / -Foundation.log(0.9995)
    #expect(Deceleration.retargeted(to: sign * farthest * 0.999_999, from: 0, velocity: velocity)?.slide == nil)
    let target = sign * (farthest + 77)
    let landing = try #require(Deceleration.retargeted(to: target, from: 0, velocity: velocity))
    let slide = try #require(landing.slide)
    #expect(abs(landing.deceleration.restOffset - sign * clampedWay) <= 1e-9)
    #expect(landing.deceleration.logarithmicRate == Numerics.log(0.9995))
    #expect(landing.deceleration.stoppingSpeed == 0.05)
    #expect(slide.initialOffset == landing.deceleration.restOffset)
    #expect(slide.restOffset == target)
    #expect(slide.slideVelocity == sign * 0.05)
    #expect(abs(slide.duration - (farthest + 77 - clampedWay) / 0.05) <= 1e-6)
    // No jump in velocity where the one follows the other.
    #expect(
      abs(landing.deceleration.velocity(at: landing.deceleration.duration.nextDown) - slide.velocity(at: 0)) <= 1e-12)
    #expect(Laws.violations(of: landing.deceleration, startingAt: 0) == [])
    #expect(Laws.violations(of: slide, startingAt: slide.initialOffset) == [])
  }

  @Test("The largest rate and the slide speed are the tuning's")
  func tuning() throws {
    var tuning = ScrollTuning.default
    tuning.maximumAdjustedRate = 0.999
    tuning.slideSpeed = 0.1
    let landing = try #require(Deceleration.retargeted(to: 5000, from: 0, velocity: 2, tuning: tuning))
    #expect(landing.deceleration.logarithmicRate == Numerics.log(0.999))
    #expect(landing.slide?.slideVelocity == 0.1)
    tuning.slideSpeed = 0.001
    // A slide slower than the stopping speed would never have begun.
    #expect(Deceleration.retargeted(to: 5000, from: 0, velocity: 2, tuning: tuning)?.slide?.slideVelocity == 0.01)
  }

  @Test(
    "There is none to a target behind or here, without velocity, or too slow for a target too far",
    arguments: [(1, -1), (-1, 1), (1, 0), (0, 100), (0.01, 100), (-0.01, -100), (0.05, 1000), (0.04, 80)]
      as [(Double, Double)])
  func none(velocity: Double, way: Double) {
    #expect(Deceleration.retargeted(to: 50 + way, from: 50, velocity: velocity) == nil)
  }

  @Test("A slow view lands on a target near enough for it")
  func slowAndNear() {
    #expect(Deceleration.retargeted(to: 70, from: 50, velocity: 0.04)?.slide == nil)
    #expect(Deceleration.retargeted(to: 70, from: 50, velocity: 0.04)?.deceleration.restOffset == 70)
  }
}
