import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Deceleration to a rewritten target")
struct DecelerationTargetTests {
  private static let normal = -Foundation.log(0.998)
  private static let fast = -Foundation.log(0.99)

  private func decay(_ motion: Deceleration) -> Double { -motion.logarithmicRate }

  @Test("A deceleration ends exactly at the target, without a jump, at any velocity")
  func lands() {
    var generator = SeededGenerator(seed: 51)
    var violations: [String] = []
    for _ in 0..<sweepCount(4000) {
      let velocity = Double.random(in: -8...8, using: &generator)
      let offset = Double.random(in: -2000...2000, using: &generator)
      let target = offset + Double.random(in: -3000...3000, using: &generator)
      let place = "\(offset) → \(target) at \(velocity)"
      let motion = Deceleration(from: offset, velocity: velocity, to: target)
      if motion.restOffset != target { violations.append("\(place): rests at \(motion.restOffset)") }
      let last = motion.offset(at: motion.duration.nextDown)
      if abs(last - target) > 1e-8 { violations.append("\(place): jumps from \(last)") }
      if (target - offset) * motion.launchVelocity < 0 { violations.append("\(place): launched away from it") }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.first ?? "")")
  }

  @Test("A nearer target raises the decay and keeps the velocity", arguments: [0.998, 0.99])
  func near(rate: Double) {
    let rate = DecelerationRate(rawValue: rate)
    for velocity in [0.3, 1, 2.5, 6] {
      let natural = Deceleration.distance(velocity: velocity, rate: rate)
      for part in [0.02, 0.3, 0.9, 0.999] {
        let motion = Deceleration(from: 40, velocity: velocity, to: 40 + natural * part, rate: rate)
        #expect(motion.launchVelocity == velocity)
        #expect(abs(decay(motion) / ((velocity - 0.01) / (natural * part)) - 1) <= 1e-12)
        #expect(decay(motion) > -Numerics.log(rate.rawValue))
      }
    }
  }

  @Test("A farther target keeps the view's own decay and raises the velocity", arguments: [0.998, 0.99])
  func far(rate: Double) {
    let rate = DecelerationRate(rawValue: rate)
    let own = -Numerics.log(rate.rawValue)
    for velocity in [0, 0.005, 0.3, 1, 2.5, -1] {
      let natural = abs(Deceleration.distance(velocity: velocity, rate: rate))
      for more in [1.001, 1.5, 4] {
        let distance = max(natural, 30) * more
        let motion = Deceleration(from: 40, velocity: velocity, to: 40 + distance, rate: rate)
        #expect(decay(motion) == own)
        #expect(abs(motion.launchVelocity - (distance * own + 0.01)) <= 1e-12)
        #expect(motion.launchVelocity > abs(velocity))
      }
    }
  }

  @Test("The target of a free fling keeps decay and velocity", arguments: [0.998, 0.99, 0.9])
  func natural(rate: Double) {
    let rate = DecelerationRate(rawValue: rate)
    for velocity in [-6.0, -0.3, 0.25, 1, 4] {
      let free = Deceleration(from: 40, velocity: velocity, rate: rate)
      let motion = Deceleration(from: 40, velocity: velocity, to: free.restOffset, rate: rate)
      #expect(abs(motion.logarithmicRate / free.logarithmicRate - 1) <= 1e-12)
      #expect(abs(motion.launchVelocity - velocity) <= 1e-12)
      #expect(abs(motion.duration - free.duration) <= 1e-8)
    }
  }

  @Test("A target behind the motion reverses the velocity at once and keeps its size")
  func opposed() {
    let back = Deceleration(from: 500, velocity: 1, to: 460)
    let on = Deceleration(from: 500, velocity: -1, to: 460)
    #expect(back == on)
    #expect(back.launchVelocity == -1 && back.offset(at: 0) == 500)
  }

  @Test("A target at the current offset stops the view at once", arguments: [-3.0, 0, 0.2, 8])
  func here(velocity: Double) {
    let motion = Deceleration(from: 500, velocity: velocity, to: 500)
    #expect(motion.duration == 0 && motion.offset(at: 0) == 500 && motion.velocity(at: 0) == 0)
  }

  @Test(
    "A deceleration lasts ln(V / 0.01) / k, about 50 ms per pt/ms of launch velocity", arguments: [24.0, 100, 200, 300])
  func duration(distance: Double) {
    let motion = Deceleration(from: 0, velocity: 0, to: distance, rate: .fast)
    let launch = distance * Self.fast + 0.01
    let expected = Foundation.log(launch / 0.01) / Self.fast + 50 * (launch - 0.01)
    #expect(abs(motion.duration - expected) <= 0.002 * expected)
    // The figures of the measurement: 0.33, 0.51, 0.63 and 0.72 s.
    let measured: [Double: Double] = [24: 330, 100: 510, 200: 630, 300: 720]
    #expect(abs(motion.duration - (measured[distance] ?? 0)) <= 5)
  }

  @Test("A deceleration to a target satisfies all laws of motions", arguments: [-2.0, 0, 0.3, 1, 3])
  func laws(velocity: Double) {
    for way in [-700.0, -20, 3, 200, 590, 1500] {
      for rate in [DecelerationRate.normal, .fast] {
        let motion = Deceleration(from: 10, velocity: velocity, to: 10 + way, rate: rate)
        let scale = max(1, abs(motion.launchVelocity))
        #expect(Laws.violations(of: motion, startingAt: 10, scale: scale) == [])
        #expect(Laws.reachViolations(of: motion, scale: scale) == [])
      }
    }
  }

  @Test("A mirrored release gives the mirrored motion to the bit")
  func mirror() {
    var generator = SeededGenerator(seed: 52)
    var worst = Worst()
    for _ in 0..<sweepCount(1000) {
      let velocity = Double.random(in: -8...8, using: &generator)
      let offset = Double.random(in: -2000...2000, using: &generator)
      let target = Double.random(in: -2000...2000, using: &generator)
      let time = Double.random(in: 0...2500, using: &generator)
      let motion = Deceleration(from: offset, velocity: velocity, to: target)
      let mirrored = Deceleration(from: -offset, velocity: -velocity, to: -target)
      worst.note(mirrored.offset(at: time), from: -motion.offset(at: time), "\(offset) → \(target) at \(velocity)")
      worst.note(mirrored.duration, from: motion.duration, "\(offset) → \(target) at \(velocity)")
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test("The largest velocities and the nearest targets stay finite", arguments: [1e-3, 1, 1e3, 1e9, 1e300])
  func extremes(velocity: Double) {
    for distance in [1e-9, 0.5, 3e3, 1e12] {
      let motion = Deceleration(from: 0, velocity: velocity, to: distance)
      #expect(motion.duration.isFinite && motion.slideOffset.isFinite && motion.initialVelocity.isFinite)
      let offsets = (0...50).map { motion.offset(at: motion.duration * Double($0) / 50) }
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("A motion that is no faster than the stopping speed slides to its target at that speed, from the start on")
  func slides() {
    for stoppingSpeed in [0.01, 0.2, 3] {
      for share in [0.1, 0.9, 1] {
        for sign in [1.0, -1] {
          let (velocity, distance) = (sign * stoppingSpeed * share, sign * 0.004)
          let motion = Deceleration(
            from: 40, velocity: velocity, stoppingSpeed: stoppingSpeed, restingAt: 40 + distance)
          #expect(abs(motion.duration - 0.004 / stoppingSpeed) <= 1e-12)
          for part in [0, 0.25, 0.5, 0.99, 1, 2] {
            let expected = 40 + distance * min(part, 1)
            #expect(abs(motion.offset(at: part * motion.duration) - expected) <= 1e-12, "\(stoppingSpeed) \(part)")
            let speed = part < 1 ? sign * stoppingSpeed : 0
            #expect(motion.velocity(at: part * motion.duration) == speed, "\(stoppingSpeed) \(part)")
          }
        }
      }
    }
  }
}
