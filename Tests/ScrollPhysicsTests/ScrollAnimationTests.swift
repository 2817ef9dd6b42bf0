import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll animation")
struct ScrollAnimationTests {
  @Test(
    "Starts where it is told, moves as fast as it says and ends on the target",
    arguments: [(0, 100), (100, -4000), (-3, 2.5), (5, 1e5)] as [(Double, Double)])
  func laws(start: Double, target: Double) {
    let animation = ScrollAnimation(from: start, to: target)
    let scale = max(1, abs(target - start) / 100)
    #expect(Laws.violations(of: animation, startingAt: start, scale: scale) == [])
    #expect(Laws.reachViolations(of: animation, scale: scale) == [])
    #expect(animation.duration == 300)
    #expect(animation.velocity(at: 0) == 0)
    #expect(abs(animation.velocity(at: 0.01)) <= 1e-5 * abs(target - start))
    #expect(abs(animation.velocity(at: 299.99)) <= 1e-5 * abs(target - start))
  }

  /// cubic-bezier(0.42, 0, 0.58, 1), by halving.
  private func bezier(_ fraction: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let s = (low + high) / 2
      let x = 3 * s * (1 - s) * (1 - s) * 0.42 + 3 * s * s * (1 - s) * 0.58 + s * s * s
      if x < fraction { low = s } else { high = s }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }

  @Test("Follows the ease-in-ease-out curve")
  func curve() {
    let animation = ScrollAnimation(from: 0, to: 1)
    var worst = Worst()
    for n in 0...1000 {
      let fraction = Double(n) / 1000
      worst.note(animation.offset(at: 300 * fraction) - bezier(fraction), "\(fraction)")
    }
    #expect(worst.deviation <= 1e-12, "\(worst)")
    // The browsers' ease-in-out at a quarter of its time.
    #expect(abs(animation.offset(at: 75) - 0.129_162) <= 1e-6)
  }

  @Test("Is symmetric in time: what is left at the end was gone at the start")
  func symmetry() {
    let animation = ScrollAnimation(from: -20, to: 480)
    var worst = Worst()
    for n in 0...600 {
      let time = Double(n) / 2
      worst.note(animation.offset(at: time) + animation.offset(at: 300 - time) - 460, "\(time) ms")
    }
    #expect(worst.deviation <= 1e-10, "\(worst)")
    #expect(abs(animation.offset(at: 150) - 230) <= 1e-10)
  }

  @Test("Never turns back, and mirrors to the bit")
  func monotone() {
    let animation = ScrollAnimation(from: 12, to: 900)
    let mirrored = ScrollAnimation(from: -12, to: -900)
    let offsets = (0...3000).map { animation.offset(at: Double($0) / 10) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((0...3000).allSatisfy { mirrored.offset(at: Double($0) / 10) == -offsets[$0] })
  }

  @Test("To where it is already, it is over at once")
  func nowhere() {
    let animation = ScrollAnimation(from: 5, to: 5)
    #expect(animation.duration == 0 && animation.offset(at: 0) == 5 && animation.velocity(at: 0) == 0)
    #expect(animation.time(toReach: 5) == 0 && animation.time(toReach: 6) == nil)
  }

  @Test("Offsets outside the way are never reached")
  func unreachable() {
    let animation = ScrollAnimation(from: 0, to: 100)
    #expect(animation.time(toReach: -0.01) == nil && animation.time(toReach: 100.01) == nil)
    #expect(animation.time(toReach: 50).map { abs($0 - 150) <= 1e-9 } == true)
  }

  @Test("Duration and curve are the tuning's", arguments: [(0.0, 1.0), (0.25, 0.25), (0, 0), (1, 1), (1, 0)])
  func tuning(easeIn: Double, easeOut: Double) {
    var tuning = ScrollTuning.default
    tuning.animationDuration = 500
    tuning.animationEaseIn = easeIn
    tuning.animationEaseOut = easeOut
    let animation = ScrollAnimation(from: 0, to: 1, tuning: tuning)
    #expect(animation.duration == 500)
    let offsets = (0...500).map { animation.offset(at: Double($0)) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(offsets.first == 0 && offsets.last == 1)
    // (0, 0)–(1, 1) is the straight line.
    if easeIn == 0 && easeOut == 1 { #expect(abs(animation.offset(at: 200) - 0.4) <= 1e-12) }
  }
}
