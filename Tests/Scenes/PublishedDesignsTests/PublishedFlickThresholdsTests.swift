import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: one page a flick, two pages a large flick")
struct PublishedFlickThresholdsTests {
  /// P of the published layout: items of 320 with 16 between them.
  private static let page = 336.0

  /// The published layout: ten items with 16 between and around them.
  private func geometry(viewport: Double = 375, contentInset: ContentInset = .zero) -> ScrollViewGeometry {
    ScrollViewGeometry(
      contentSize: Size2D(width: 16 + 10 * Self.page, height: 240), boundsSize: Size2D(width: viewport, height: 240),
      contentInset: contentInset)
  }

  private func release(
    _ design: PublishedFlickThresholds = PublishedFlickThresholds(pageLength: page), at offset: Double,
    velocity: Double, proposing proposal: Double = 1234, reason: TargetContext.Reason = .dragEnd
  ) -> Double {
    var target = Vector2D(x: proposal, y: 7)
    let context = TargetContext(
      reason: reason, velocity: Vector2D(x: velocity, y: 0), proposedTarget: target,
      contentOffset: Vector2D(x: offset, y: 7), dragStartOffset: .zero, geometry: geometry())
    design.updateTarget(&target, context: context)
    #expect(target.y == 7)
    return target.x
  }

  @Test(
    "In a view wider than an item with its insets, the last item's target is beyond the end",
    arguments: [(viewport: 320.0, excess: -32.0), (352, 0), (353, 1), (375, 23)])
  func beyondTheEnd(viewport: Double, excess: Double) {
    let target = release(at: 8.6 * Self.page, velocity: 0.5)
    #expect(target == 3024)
    #expect(target - geometry(viewport: viewport).maximumOffset(.horizontal) == excess)
  }

  @Test("A large flick near the end is sent 359 pt beyond it")
  func largeFlickAtTheEnd() {
    let target = release(at: 2700, velocity: 3)
    #expect(target == 3360)
    #expect(target - geometry().maximumOffset(.horizontal) == 359)
  }

  @Test(
    "A flick back near the beginning is sent one page before it, to -336",
    arguments: [(offset: 100.0, velocity: -3.0), (-10, -0.5)])
  func beforeTheBeginning(offset: Double, velocity: Double) {
    #expect(release(at: offset, velocity: velocity) == -336)
  }

  @Test("Under a content inset of 20 the first item rests at 0, and never at -20")
  func contentInset() {
    let inset = ContentInset(top: 0, left: 20, bottom: 0, right: 0)
    #expect(geometry(contentInset: inset).minimumOffset(.horizontal) == -20)
    #expect(release(at: -5, velocity: 0.5) == 0)
    #expect(release(at: -15, velocity: 0) == 0)
    for offset in -20...336 {
      for velocity in [-3, -0.5, -0.1, 0, 0.1, 0.5, 3] {
        #expect(release(at: Double(offset), velocity: velocity) != -20)
      }
    }
  }

  @Test(
    "Pages count from the release offset, so that a movement of 3 pt back costs a page",
    arguments: [
      (offset: -3.0, velocity: 0.5, pages: 0.0), (3, 0.5, 1), (-3, 3, 1), (3, 3, 2), (3, -0.5, 0), (-3, -0.5, -1),
      (3, -3, -1), (-3, -3, -2),
    ])
  func fromTheRelease(offset: Double, velocity: Double, pages: Double) {
    for page in 2...6 {
      let rest = Double(page) * Self.page
      #expect(release(at: rest + offset, velocity: velocity) == rest + pages * Self.page)
    }
  }

  @Test("A drag of 1.2 pages with a large flick moves three pages")
  func threePages() {
    #expect(release(at: 1.2 * Self.page, velocity: 3) == 3 * Self.page)
  }

  @Test(
    "From exactly a page's offset a flick stays, and a large flick moves one page instead of two",
    arguments: [(velocity: 0.5, pages: 0.0), (-0.5, 0), (3, 1), (-3, -1)])
  func atRest(velocity: Double, pages: Double) {
    for page in 0...9 {
      let rest = Double(page) * Self.page
      #expect(release(at: rest, velocity: velocity) == rest + pages * Self.page)
    }
  }

  @Test(
    "A velocity of exactly 0.2 is no flick, and one of exactly 2.0 no large flick",
    arguments: [
      (velocity: 0.2, page: 1.0), (-0.2, 1), (0.2.nextUp, 2.0), (2, 2), (-2, 1), (2.0.nextUp, 3.0),
      ((-2.0).nextDown, 0.0),
    ])
  func strictThresholds(velocity: Double, page: Double) {
    #expect(release(at: 1.3 * Self.page, velocity: velocity) == page * Self.page)
  }

  @Test("A slow release goes to the nearer page, and from halfway away from the beginning, at any velocity")
  func nearest() {
    #expect(release(at: 167, velocity: 0.15) == 0)
    #expect(release(at: 168, velocity: -0.15) == 336)
    #expect(release(at: -168, velocity: 0.15) == -336)
  }

  @Test("The proposed target has no effect")
  func ignoresProposal() {
    for proposal in [-500, 0, 900, 1e9] {
      #expect(release(at: 400, velocity: 0.5, proposing: proposal) == 672)
    }
  }

  @Test("Custom thresholds and steps replace the published ones")
  func parameters() {
    let design = PublishedFlickThresholds(
      pageLength: 100,
      thresholds: FlickThresholds(
        minimumFlickVelocity: 0.5, largeFlickVelocity: 1, pagesPerFlick: 2, pagesPerLargeFlick: 5))
    let targets = [0.5, 0.75, 1.5, -0.75, -1.5].map { release(design, at: 1010, velocity: $0) }
    #expect(targets == [1000, 1200, 1500, 900, 600])
  }

  @Test("A resize and values that are not finite do not change the target")
  func leftAlone() {
    #expect(release(at: 500, velocity: 3, reason: .resize) == 1234)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(release(at: number, velocity: 1) == 1234)
      #expect(release(at: 500, velocity: number) == 1234)
      #expect(release(PublishedFlickThresholds(pageLength: number), at: 500, velocity: 1) == 1234)
    }
    #expect(release(PublishedFlickThresholds(pageLength: 0), at: 500, velocity: 1) == 1234)
  }

  @Test("No number traps, and every target is a number")
  func robustness() {
    var generator = SeededGenerator(seed: 52)
    for number in 0..<sweepCount(100_000) {
      func any() -> Double { generator.anyNumber() }
      let pages = [Int.min, -1, 0, 1, 2, Int.max]
      var design = PublishedFlickThresholds(pageLength: any())
      (design.thresholds.minimumFlickVelocity, design.thresholds.largeFlickVelocity) = (any(), any())
      design.thresholds.pagesPerFlick = pages.randomElement(using: &generator) ?? 1
      design.thresholds.pagesPerLargeFlick = pages.randomElement(using: &generator) ?? 1
      let target = release(design, at: any(), velocity: any(), proposing: any())
      if !target.isFinite { Issue.record("\(number): \(target) of \(design)") }
    }
  }
}
