import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: a carousel of duplicates")
struct PublishedCarouselTests {
  /// P, of items of 300 with 20 between them.
  private static let page = 320.0
  /// The view's width, which leaves c = 37.5 beside a centred item.
  private static let viewport = 375.0

  /// Five items, at a page, with the offset the design remembers for it.
  private func carousel(at page: Int = 2) -> PublishedCarousel {
    var carousel = PublishedCarousel(itemCount: 5, itemWidth: 300, itemSpacing: 20)
    carousel.currentPage = page
    carousel.currentX = rest(page)
    return carousel
  }

  /// Where a page rests.
  private func rest(_ page: Int) -> Double { Double(page) * Self.page - 37.5 }

  /// Nine items in a row, 20 apart.
  private func geometry(insets: Double = 0, viewport: Double = viewport) -> ScrollViewGeometry {
    ScrollViewGeometry(
      contentSize: Size2D(width: 9 * Self.page - 20 + insets, height: 200),
      boundsSize: Size2D(width: viewport, height: 200))
  }

  /// Where a content offset makes the carousel jump, the swap made; nil for nowhere.
  private func scroll(_ carousel: inout PublishedCarousel, to x: Double, viewportWidth: Double = viewport) -> Double? {
    guard let swap = carousel.didScroll(to: x, viewportWidth: viewportWidth) else { return nil }
    carousel.finish(swap)
    return swap.contentOffset
  }

  private func release(
    _ carousel: inout PublishedCarousel, at offset: Double, velocity: Double, proposing proposal: Double? = nil,
    geometry: ScrollViewGeometry? = nil, reason: TargetContext.Reason = .dragEnd
  ) -> Double {
    var target = Vector2D(x: proposal ?? offset, y: 7)
    let context = TargetContext(
      reason: reason, velocity: Vector2D(x: velocity, y: 0), proposedTarget: target,
      contentOffset: Vector2D(x: offset, y: 7), dragStartOffset: .zero, geometry: geometry ?? self.geometry())
    carousel.updateTarget(&target, context: context)
    #expect(target.y == 7)
    return target.x
  }

  // MARK: 5.5.2

  @Test("The smallest velocity moves one page from the tracked one, at any content offset")
  func exactZero() {
    for velocity in [0.001, 1, 8] {
      var carousel = carousel(at: 3)
      #expect(release(&carousel, at: 5.2 * Self.page, velocity: velocity) == rest(4))
      #expect(carousel.currentPage == 4 && carousel.currentX == rest(4))
      #expect(release(&carousel, at: 5.2 * Self.page, velocity: -velocity) == rest(3))
    }
    var carousel = carousel(at: 3)
    #expect(release(&carousel, at: 5.2 * Self.page, velocity: 0) == rest(5))
  }

  // MARK: 5.5.3

  @Test(
    "Without velocity the view commits forward at 198 pt and backward at 123 pt",
    arguments: [(drag: 0.0, pages: 0), (197, 0), (198, 1), (-122, 0), (-123, -1)])
  func slowRelease(drag: Double, pages: Int) {
    var carousel = carousel(at: 4)
    #expect(release(&carousel, at: rest(4) + drag, velocity: 0) == rest(4 + pages))
    #expect(carousel.currentPage == 4 + pages && carousel.currentX == rest(4 + pages))
  }

  @Test(
    "In a view wider than two items and a gap, the page at rest counts as the one before",
    arguments: [(viewport: 375.0, page: 4), (620, 4), (621, 3), (900, 3)])
  func endOfDeceleration(viewport: Double, page: Int) {
    var carousel = carousel(at: 2)
    let rest = 4 * Self.page - (viewport - 300) / 2
    carousel.didEndDecelerating(at: rest)
    #expect(carousel.currentPage == page)
    // A touch without velocity then moves the content a page back.
    let target = release(&carousel, at: rest, velocity: 0, geometry: geometry(viewport: viewport))
    #expect(target == rest - Double(4 - page) * Self.page)
  }

  // MARK: 5.5.4

  @Test(
    "A flick from the last page but one ends in the blank end, or past the data with wide section insets",
    arguments: [(insets: 0.0, page: 8, target: 2522.5), (20, 8, 2522.5), (21, 9, 2842.5), (40, 9, 2842.5)])
  func blankEnd(insets: Double, page: Int, target: Double) {
    var carousel = carousel(at: 7)
    let geometry = geometry(insets: insets)
    #expect(release(&carousel, at: rest(7), velocity: 1, geometry: geometry) == target)
    #expect(carousel.currentPage == page)
    #expect(target > geometry.maximumOffset(.horizontal))
  }

  @Test("The offsets of both outermost duplicates are out of range: -37.5, and 2522.5 instead of 2485")
  func outOfBounds() {
    #expect(geometry().maximumOffset(.horizontal) == 2485)
    var last = carousel(at: 7)
    #expect(release(&last, at: rest(7), velocity: 1) == 2522.5)
    var first = carousel(at: 1)
    #expect(release(&first, at: rest(1), velocity: -1) == -37.5)
    #expect(first.currentPage == 0)
    // There is no page before it.
    #expect(release(&first, at: -37.5, velocity: -1) == -37.5)
    #expect(first.currentPage == 0)
  }

  // MARK: 5.5.5

  @Test("After a release beyond a duplicate, the content jumps by the difference at the swap")
  func absoluteSwap() {
    var carousel = carousel(at: 6)
    let released = rest(7) + 60
    #expect(release(&carousel, at: released, velocity: 0.5) == rest(7))
    let jump = scroll(&carousel, to: released)
    #expect(jump == 602.5)
    // Five items back would have been the same picture.
    #expect(released - 5 * Self.page == 662.5)
  }

  // MARK: 5.5.6

  @Test("The duplicate at each end is replaced by its item when its offset is reached: 2202.5 and 282.5")
  func swap() {
    var forward = carousel(at: 6)
    #expect(release(&forward, at: rest(6) + 50, velocity: 1) == 2202.5)
    #expect(scroll(&forward, to: 2202) == nil)
    #expect(forward.currentPage == 7)
    #expect(scroll(&forward, to: 2202.5) == rest(2))
    #expect(forward.currentPage == 2 && forward.currentX == 2202.5)
    #expect(scroll(&forward, to: rest(2)) == nil)

    var backward = carousel(at: 2)
    #expect(release(&backward, at: rest(2) - 50, velocity: -1) == 282.5)
    #expect(scroll(&backward, to: 283) == nil)
    #expect(backward.currentPage == 1)
    #expect(scroll(&backward, to: 282.5) == rest(6))
    #expect(backward.currentPage == 6 && backward.currentX == 282.5)
    #expect(scroll(&backward, to: rest(6)) == nil)
  }

  @Test(
    "At scale 3 one direction is never swapped, with any rounding of pixels",
    arguments: [
      (rule: FloatingPointRoundingRule.toNearestOrEven, forward: 2202.667, backward: 282.667, swapsForward: true),
      (.toNearestOrAwayFromZero, 2202.667, 282.667, true),
      (.up, 2202.667, 282.667, true),
      (.towardZero, 2202.333, 282.333, false),
    ])
  func pixelRounding(rule: FloatingPointRoundingRule, forward: Double, backward: Double, swapsForward: Bool) {
    func pixel(_ points: Double) -> Double { (points * 3).rounded(rule) / 3 }
    #expect(abs(pixel(2202.5) - forward) < 5e-4 && abs(pixel(282.5) - backward) < 5e-4)
    var last = carousel(at: 7)
    #expect(scroll(&last, to: pixel(2202.5)) == (swapsForward ? rest(2) : nil))
    #expect(last.currentPage == (swapsForward ? 2 : 7))
    var first = carousel(at: 1)
    #expect(scroll(&first, to: pixel(282.5)) == (swapsForward ? nil : rest(6)))
    #expect(first.currentPage == (swapsForward ? 1 : 6))
  }

  @Test("A carousel that misses its swap moves into the blank end, one page after its first duplicate")
  func walksIntoTheEnd() {
    var carousel = carousel(at: 2)
    let grid = PixelGrid(scale: 3)
    var offset = grid.rounded(release(&carousel, at: rest(2), velocity: -1))
    #expect(scroll(&carousel, to: offset) == nil)
    carousel.didEndDecelerating(at: offset)
    #expect(carousel.currentPage == 1)
    offset = release(&carousel, at: offset, velocity: -1)
    #expect(offset == -37.5)
  }

  // MARK: The timer, and 5.5.8

  @Test("The timer moves one page; the duplicate is swapped, and the next page follows its item")
  func timer() {
    var carousel = PublishedCarousel(itemCount: 5, itemWidth: 300, itemSpacing: 20)
    #expect(carousel.currentPage == 2 && carousel.currentX == 0 && carousel.totalCount == 9)
    for page in 3...7 {
      #expect(carousel.autoAdvance(viewportWidth: Self.viewport) == rest(page))
      #expect(carousel.currentPage == page && carousel.currentX == rest(page))
    }
    #expect(scroll(&carousel, to: rest(7)) == rest(2))
    #expect(carousel.autoAdvance(viewportWidth: Self.viewport) == rest(3))
  }

  @Test("Far from the beginning a page reached by hand is a point off, and one reached by the timer is not")
  func singlePrecision() {
    var byTimer = PublishedCarousel(itemCount: 100_000, itemWidth: 300, itemSpacing: 21)
    byTimer.currentPage = 52_430
    var byHand = byTimer
    // 52 431 · 321 = 16 830 351: odd, and above 2²⁴.
    #expect(byTimer.autoAdvance(viewportWidth: 300) == 16_830_351)
    #expect(release(&byHand, at: 0, velocity: 1, geometry: geometry(viewport: 300)) == 16_830_352)
  }

  // MARK: Contract

  @Test("A resize and values that are not finite do not change the target or the state")
  func leftAlone() {
    var carousel = carousel(at: 7)
    let before = carousel
    #expect(release(&carousel, at: 900, velocity: 1, reason: .resize) == 900)
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(release(&carousel, at: number, velocity: 1, proposing: 5) == 5)
      #expect(release(&carousel, at: 900, velocity: number) == 900)
      #expect(!release(&carousel, at: 900, velocity: 1, proposing: number).isFinite)
      #expect(carousel.autoAdvance(viewportWidth: number) == before.currentX)
      #expect(scroll(&carousel, to: number) == nil)
      #expect(scroll(&carousel, to: 5000, viewportWidth: number) == nil)
      carousel.didEndDecelerating(at: number)
    }
    #expect(carousel == before)
    var flat = PublishedCarousel(itemCount: 5, itemWidth: 0, itemSpacing: 0)
    #expect(release(&flat, at: 900, velocity: 0) == 900)
  }

  @Test("No number traps, and every offset is a number")
  func robustness() {
    var generator = SeededGenerator(seed: 55)
    let counts = [Int.min, Int.min + 4, -5, -4, -1, 0, 1, 2, 5, Int.max - 4, Int.max]
    for number in 0..<sweepCount(50_000) {
      func any() -> Double { generator.anyNumber() }
      var carousel = PublishedCarousel(
        itemCount: counts.randomElement(using: &generator) ?? 0, itemWidth: any(), itemSpacing: any())
      carousel.currentPage = counts.randomElement(using: &generator) ?? 0
      var geometry = geometry(viewport: any())
      geometry.contentSize.width = any()
      var offsets: [Double] = []
      for _ in 0..<4 {
        offsets.append(release(&carousel, at: any(), velocity: any(), proposing: any(), geometry: geometry))
        offsets.append(scroll(&carousel, to: any(), viewportWidth: any()) ?? 0)
        offsets.append(carousel.autoAdvance(viewportWidth: any()))
        carousel.didEndDecelerating(at: any())
        offsets.append(release(&carousel, at: any(), velocity: 0, proposing: any(), geometry: geometry))
      }
      if !offsets.allSatisfy(\.isFinite) { Issue.record("\(number): \(offsets)") }
    }
  }
}
