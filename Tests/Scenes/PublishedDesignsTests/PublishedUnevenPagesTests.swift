import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: pages in pairs")
struct PublishedUnevenPagesTests {
  /// Five pairs of pages of 375 with 50 between pairs: 800 a pair.
  private let geometry = ScrollViewGeometry(
    contentSize: Size2D(width: 5 * 800, height: 200), boundsSize: Size2D(width: 375, height: 200))

  private func target(
    _ proposal: Double, _ design: PublishedUnevenPages = PublishedUnevenPages(pageLength: 375, groupSpacing: 50),
    velocity: Double = 0, at offset: Double = 0, reason: TargetContext.Reason = .dragEnd
  ) -> Double {
    var target = Vector2D(x: proposal, y: 7)
    let context = TargetContext(
      reason: reason, velocity: Vector2D(x: velocity, y: 0), proposedTarget: target,
      contentOffset: Vector2D(x: offset, y: 7), dragStartOffset: .zero, geometry: geometry)
    design.updateTarget(&target, context: context)
    #expect(target.y == 7)
    return target.x
  }

  @Test("Pages rest at 25, 400, 825, 1200, 1625, and stay where they rest")
  func rests() {
    let rests = [25.0, 400, 825, 1200, 1625]
    #expect(rests.map { target($0) } == rests)
  }

  @Test(
    "The nearest page is chosen; the choice changes at 212.5, 612.5 and 1012.5, in favour of the right one",
    arguments: [(cut: 212.5, left: 25.0, right: 400.0), (612.5, 400, 825), (1012.5, 825, 1200)])
  func cuts(cut: Double, left: Double, right: Double) {
    #expect(target(cut - 1 / 1024) == left)
    #expect(target(cut) == right)
    for proposal in stride(from: left, to: cut, by: 0.5) { #expect(target(proposal) == left) }
    for proposal in stride(from: cut, through: right, by: 0.5) { #expect(target(proposal) == right) }
  }

  @Test("A touch at the very beginning or the very end shifts the content by 25 pt")
  func endsAreNoRests() {
    #expect(target(geometry.minimumOffset(.horizontal)) == 25)
    let end = geometry.maximumOffset(.horizontal)
    #expect(target(end) == end - 25)
  }

  @Test("A quick swipe of 60 pt returns against the finger's direction")
  func quickSwipe() {
    let proposal = Deceleration.target(from: 25 + 60, velocity: 0.8, rate: .fast, displayScale: 2)
    #expect(abs(proposal - 165) < 2)
    #expect(target(165, velocity: 0.8, at: 85) == 25)
    #expect(target(proposal, velocity: 0.8, at: 85) == 25)
  }

  @Test(
    "A hard flick skips any number of pages: one at the fast rate, seven at the normal one",
    arguments: [(rate: DecelerationRate.fast, distance: 99.5, rest: 825.0), (.normal, 499.5, 3225)])
  func skips(rate: DecelerationRate, distance: Double, rest: Double) {
    let start = 25.0 + 150
    #expect(target(start + 6 * distance, velocity: 6, at: start) == rest)
    let proposal = Deceleration.target(from: start, velocity: 6, rate: rate, displayScale: 2)
    #expect(target(proposal, velocity: 6, at: start) == rest)
  }

  @Test("Targets far outside the content choose a wrong page or one that does not exist")
  func truncation() {
    // −112.5 of a pair of 800 truncates to pair 0, whose left half is nearest; −1 would be meant.
    #expect(target(-300) == 25)
    #expect(target(-1000) == -775)
    // The middle is at the end of the content, where a sixth pair would begin.
    #expect(target(4000 - 187.5) == 4025)
  }

  @Test("A resize and values that are not finite do not change the target")
  func leftAlone() {
    #expect(target(300, reason: .resize) == 300)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(target(300, velocity: number) == 300)
      #expect(target(300, at: number) == 300)
      #expect(target(300, PublishedUnevenPages(pageLength: number, groupSpacing: 50)) == 300)
      #expect(target(300, PublishedUnevenPages(pageLength: 375, groupSpacing: number)) == 300)
    }
    #expect(target(.infinity) == .infinity)
    #expect(target(300, PublishedUnevenPages(pageLength: 0, groupSpacing: 0)) == 300)
  }

  @Test("No number traps, and every target is a number")
  func robustness() {
    var generator = SeededGenerator(seed: 53)
    for number in 0..<sweepCount(100_000) {
      func any() -> Double { generator.anyNumber() }
      let design = PublishedUnevenPages(pageLength: any(), groupSpacing: any())
      let target = target(any(), design, velocity: any(), at: any())
      if !target.isFinite { Issue.record("\(number): \(target) of \(design)") }
    }
  }
}
