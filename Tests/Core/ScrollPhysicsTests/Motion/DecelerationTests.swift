import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Deceleration")
struct DecelerationTests {
  static let rates = [0.5, 0.9, 0.99, 0.998, 0.9995]
  static let velocities = [-12.0, -1, -0.25, 0.012, 0.3, 1, 4, 50]

  private static func motion(_ velocity: Double, _ rate: Double, from offset: Double = 100) -> Deceleration {
    Deceleration(from: offset, velocity: velocity, rate: DecelerationRate(rawValue: rate))
  }

  @Test(
    "The motion starts at its offset, has its derivative as velocity, and stays at rest", arguments: velocities, rates)
  func laws(velocity: Double, rate: Double) {
    let motion = Self.motion(velocity, rate)
    let scale = max(1, abs(velocity))
    #expect(Laws.violations(of: motion, startingAt: 100, scale: scale) == [])
    #expect(Laws.reachViolations(of: motion, scale: scale) == [])
    #expect(motion.launchVelocity == velocity)
    // The sum's first millisecond is slower than its velocity says.
    let decay = -Foundation.log(rate)
    #expect(abs(motion.velocity(at: 0) - velocity * decay / Foundation.expm1(decay)) <= 1e-12 * abs(velocity))
  }

  @Test(
    "The motion sums the velocity each millisecond to the stopping speed, then slides", arguments: velocities, rates)
  func sum(velocity: Double, rate: Double) {
    let motion = Self.motion(velocity, rate)
    var (offset, speed) = (100.0, velocity)
    var worst = Worst()
    for time in 1..<max(2, Int(motion.slideStart)) where Double(time) < motion.slideStart {
      speed *= rate
      offset += speed
      worst.note((motion.offset(at: Double(time)) - offset) / abs(velocity), "\(time) ms")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    let left = abs(motion.restOffset - motion.slideOffset)
    #expect(abs(motion.duration - motion.slideStart - left / 0.01) <= 1e-9 * (1 + motion.duration))
    // The sum falls short of the integral by about half the launch velocity.
    let decay = -Foundation.log(rate)
    #expect(abs(left - (abs(velocity) - 0.01) * (1 / decay - 1 / Foundation.expm1(decay))) <= 1e-9 * abs(velocity))
  }

  @Test("The velocity decays in proportion to itself", arguments: velocities, rates)
  func equation(velocity: Double, rate: Double) {
    let motion = Self.motion(velocity, rate)
    var worst = Worst()
    for part in 1...30 {
      let time = motion.slideStart * Double(part) / 32
      let h = motion.slideStart / 1e5
      let slope = (motion.velocity(at: time + h) - motion.velocity(at: time - h)) / (2 * h)
      worst.note((slope - Foundation.log(rate) * motion.velocity(at: time)) / abs(velocity), "\(time) ms")
    }
    #expect(worst.deviation <= 1e-7, "\(worst)")
  }

  @Test("Continuing from any instant gives the rest of the same motion", arguments: velocities, rates)
  func semigroup(velocity: Double, rate: Double) {
    let motion = Self.motion(velocity, rate)
    var worst = Worst()
    for part in 1...9 {
      let time = motion.slideStart * Double(part) / 10
      let rest = Deceleration(
        resumingAt: motion.offset(at: time), velocity: motion.velocity(at: time), logarithmicRate: Numerics.log(rate),
        stoppingSpeed: 0.01, restingAt: motion.restOffset)
      worst.note((rest.restOffset - motion.restOffset) / abs(velocity), "rest after \(time) ms")
      worst.note((time + rest.duration - motion.duration) / motion.duration, "duration after \(time) ms")
      for later in [0.1, 1, 10, 100, 1000] where time + later < motion.duration {
        worst.note((rest.offset(at: later) - motion.offset(at: time + later)) / abs(velocity), "\(time) + \(later) ms")
      }
    }
    #expect(worst.deviation <= 1e-10, "\(worst)")
  }

  @Test("A mirrored velocity gives the mirrored motion to the bit", arguments: rates)
  func mirror(rate: Double) {
    var generator = SeededGenerator(seed: 41)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let velocity = Double.random(in: 0...20, using: &generator)
      let offset = Double.random(in: -1e4...1e4, using: &generator)
      let time = Double.random(in: 0...4000, using: &generator)
      let motion = Self.motion(velocity, rate, from: offset)
      let mirrored = Self.motion(-velocity, rate, from: -offset)
      worst.note(mirrored.offset(at: time), from: -motion.offset(at: time), "v \(velocity), \(time) ms")
      worst.note(mirrored.velocity(at: time), from: -motion.velocity(at: time), "v \(velocity), \(time) ms")
      worst.note(mirrored.duration, from: motion.duration, "v \(velocity)")
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  @Test("The motion decays to the stopping speed, then slides at that speed to its end", arguments: velocities, rates)
  func stop(velocity: Double, rate: Double) {
    let motion = Self.motion(velocity, rate)
    let decay = -Foundation.log(rate)
    let last = motion.velocity(at: motion.slideStart.nextDown)
    #expect(abs(abs(last) - 0.01 * decay / Foundation.expm1(decay)) <= 1e-12)
    #expect(abs(motion.velocity(at: motion.slideStart)) == 0.01)
    #expect(abs(motion.velocity(at: motion.duration.nextDown)) == 0.01)
    #expect(motion.velocity(at: motion.duration) == 0)
    // The law itself arrives where the motion is said to rest.
    #expect(abs(motion.offset(at: motion.duration.nextDown) - motion.restOffset) <= 1e-9 * max(1, abs(velocity)))
  }

  @Test("At the stopping speed or below it a view is at rest at once", arguments: [0, 0.01, -0.01, 0.005, -1e-300])
  func restAtOnce(velocity: Double) {
    let motion = Deceleration(from: 7, velocity: velocity)
    #expect(motion.duration == 0 && motion.restOffset == 7)
    #expect(motion.offset(at: 0) == 7 && motion.velocity(at: 0) == 0)
    #expect(motion.time(toReach: 7) == 0)
    #expect(motion.time(toReach: 8) == nil)
    #expect(Deceleration.distance(velocity: velocity) == 0)
  }

  @Test("The distance is an odd function of the velocity, and separates start and rest")
  func distance() {
    for velocity in Self.velocities {
      let distance = Deceleration.distance(velocity: velocity)
      #expect(distance == -Deceleration.distance(velocity: -velocity))
      #expect(Deceleration(from: 0, velocity: velocity).restOffset == distance)
      #expect(abs(distance - (velocity - 0.01 * (velocity < 0 ? -1 : 1)) * 499.499_833) <= 1e-5 * abs(velocity))
    }
  }

  @Test("The target is the rest offset rounded to the nearest pixel", arguments: [1.0, 2, 3])
  func target(scale: Double) {
    var generator = SeededGenerator(seed: 42)
    var worst = Worst()
    for _ in 0..<sweepCount(2000) {
      let velocity = Double.random(in: -8...8, using: &generator)
      let offset = Double.random(in: 0...5000, using: &generator)
      let target = Deceleration.target(from: offset, velocity: velocity, displayScale: scale)
      let rest = Deceleration(from: offset, velocity: velocity).restOffset
      worst.note(target, from: (rest * scale).rounded(.toNearestOrEven) / scale, "\(offset), \(velocity)")
    }
    #expect(worst.deviation == 0, "\(worst)")
  }

  /// Distances of animations that decay to rest without a stopping speed: 0.01 pt/ms of ours more.
  @Test(
    "Without a stopping speed the distance is that of other libraries",
    arguments: [(2000, 998.999), (1000, 499.499), (200.2, 100), (200.867, 100.333)] as [(Double, Double)])
  func withoutStop(velocity: Double, distance: Double) {
    let own = Deceleration.distance(velocity: velocity / 1000) + 0.01 * 499.499_833
    #expect(abs(own - distance) <= 0.001)
  }

  @Test(
    "A stopping speed of 5 pt/s is reached at the time and distance of POP, which also sums",
    arguments: [
      (7223.021, 3634.16, 3601.792), (100, 1496.37, 47.405), (1000, 2646.51, 496.505), (5000, 3450.42, 2492.505),
    ]
      as [(Double, Double, Double)])
  func stopOfFive(velocity: Double, duration: Double, distance: Double) {
    let motion = Deceleration(from: 0, velocity: velocity / 1000, stoppingSpeed: 0.005)
    #expect(abs(motion.slideStart - duration) <= 0.01)
    #expect(abs(motion.slideOffset - distance) <= 0.0012 * distance + 0.01)
  }

  @Test(
    "A decay of 0.135 per second passes the offsets of Flutter's simulation",
    arguments: [(100, 0.1, 110), (100, 0.5, 131), (100, 2, 149), (-100, 0.1, 91), (-100, 0.5, 68), (-100, 2, 51)]
      as [(Double, Double, Double)])
  func flutter(velocity: Double, seconds: Double, offset: Double) {
    let rate = DecelerationRate(rawValue: Foundation.pow(0.135, 0.001))
    let motion = Deceleration(from: 100, velocity: velocity / 1000, rate: rate, stoppingSpeed: 1e-9)
    #expect(abs(motion.offset(at: seconds * 1000) - offset) <= 1)
  }

  @Test("Offsets before the start or after the rest are never reached")
  func unreachable() {
    let motion = Deceleration(from: 100, velocity: 1)
    #expect(motion.time(toReach: 99.999) == nil)
    #expect(motion.time(toReach: motion.restOffset + 0.001) == nil)
    #expect(motion.time(toReach: 100) == 0)
    #expect(motion.time(toReach: motion.restOffset).map { abs($0 - motion.duration) <= 1e-6 } == true)
    let back = Deceleration(from: 100, velocity: -1)
    #expect(back.time(toReach: 100.001) == nil)
    #expect(back.time(toReach: back.restOffset - 0.001) == nil)
  }

  @Test("A motion whose rest is behind its velocity is over at once", arguments: [1.0, -1])
  func away(direction: Double) {
    let motion = Deceleration(from: 100, velocity: direction, restingAt: 100 - 50 * direction)
    #expect(motion.duration == 0 && motion.offset(at: 0) == 100 - 50 * direction && motion.velocity(at: 0) == 0)
  }
}
