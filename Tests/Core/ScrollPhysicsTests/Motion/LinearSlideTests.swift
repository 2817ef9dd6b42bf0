import ScrollPhysics
import Testing
import TestSupport

@Suite("Linear slide")
struct LinearSlideTests {
  @Test(
    "The slide moves at its speed toward the target and stops there",
    arguments: [(0, 100, 0.05), (100, -20, 0.5), (5, 5, 1), (-1e4, 1e4, 3)] as [(Double, Double, Double)])
  func laws(start: Double, target: Double, speed: Double) {
    let slide = LinearSlide(from: start, to: target, speed: speed)
    #expect(Laws.violations(of: slide, startingAt: start) == [])
    #expect(Laws.reachViolations(of: slide) == [])
    #expect(abs(slide.duration - abs(target - start) / speed) <= 1e-9)
    #expect(slide.duration == 0 || abs(slide.velocity(at: slide.duration / 2)) == speed)
  }

  @Test("The remainder of a slide is a slide")
  func semigroup() {
    let slide = LinearSlide(from: 10, to: -190, speed: 0.25)
    let rest = LinearSlide(from: slide.offset(at: 300), to: -190, speed: 0.25)
    #expect(rest.offset(at: 200) == slide.offset(at: 500))
    #expect(rest.duration == slide.duration - 300)
  }

  @Test("A mirrored slide is the mirror image of the slide")
  func mirror() {
    let slide = LinearSlide(from: 3, to: 77, speed: 0.3)
    let mirrored = LinearSlide(from: -3, to: -77, speed: 0.3)
    for time in [0.0, 10, 100, 246, 300] {
      #expect(mirrored.offset(at: time) == -slide.offset(at: time))
      #expect(mirrored.velocity(at: time) == -slide.velocity(at: time))
    }
  }

  @Test("Offsets outside the slide are never reached")
  func unreachable() {
    let slide = LinearSlide(from: 0, to: 10, speed: 1)
    #expect(slide.time(toReach: -0.1) == nil)
    #expect(slide.time(toReach: 10.1) == nil)
    #expect(slide.time(toReach: 2.5) == 2.5)
  }
}
