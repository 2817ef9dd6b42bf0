import Foundation
import ScrollPhysics
import Testing
import TestSupport

@Suite("Scroll animation")
struct ScrollAnimationTests {
  @Test(
    "The animation starts at its offset, has its derivative as velocity, and ends at the target",
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

  @Test("The animation follows half a cosine")
  func curve() {
    let animation = ScrollAnimation(from: 0, to: 1)
    var worst = Worst()
    for n in 0...1000 {
      let fraction = Double(n) / 1000
      worst.note(animation.offset(at: 300 * fraction) - (1 - Foundation.cos(.pi * fraction)) / 2, "\(fraction)")
    }
    #expect(worst.deviation <= 1e-12, "\(worst)")
  }

  @Test("The animation is symmetric in time")
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

  @Test("The animation never reverses, and mirrors to the bit")
  func monotone() {
    let animation = ScrollAnimation(from: 12, to: 900)
    let mirrored = ScrollAnimation(from: -12, to: -900)
    let offsets = (0...3000).map { animation.offset(at: Double($0) / 10) }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((0...3000).allSatisfy { mirrored.offset(at: Double($0) / 10) == -offsets[$0] })
  }

  @Test("An animation to its own start has no duration")
  func nowhere() {
    let animation = ScrollAnimation(from: 5, to: 5)
    #expect(animation.duration == 0 && animation.offset(at: 0) == 5 && animation.velocity(at: 0) == 0)
    #expect(animation.time(toReach: 5) == 0 && animation.time(toReach: 6) == nil)
  }

  @Test("Offsets outside the animation are never reached")
  func unreachable() {
    let animation = ScrollAnimation(from: 0, to: 100)
    #expect(animation.time(toReach: -0.01) == nil && animation.time(toReach: 100.01) == nil)
    #expect(animation.time(toReach: 50).map { abs($0 - 150) <= 1e-9 } == true)
  }

  @Test("The tuning sets the duration")
  func tuning() {
    var tuning = ScrollTuning.default
    tuning.animationDuration = 500
    let animation = ScrollAnimation(from: 0, to: 1, tuning: tuning)
    #expect(animation.duration == 500)
    #expect(abs(animation.offset(at: 250) - 0.5) <= 1e-12)
    #expect(animation.offset(at: 500) == 1 && animation.offset(at: 0) == 0)
  }
}
