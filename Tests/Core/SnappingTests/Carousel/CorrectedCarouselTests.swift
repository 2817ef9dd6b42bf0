import FeelTesting
import FlowLayoutModel
import Scenes
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Corrected: a carousel of duplicates")
struct CorrectedCarouselTests {
  /// P, of items of 300 with 20 between them.
  private static let page = 320.0

  private func carousel(
    count: Int = 5, width: Double = 300, spacing: Double = 20, viewport: Double = 375, inset: Double = 0,
    interval: Double? = nil, scale: Double = 2
  ) -> Carousel {
    Carousel(
      .row(count: count, width: width, spacing: spacing, viewport: viewport, left: inset, right: inset),
      boundsSize: Size2D(width: viewport, height: 200), autoScrollInterval: interval
    ) { $0.displayScale = scale }
  }

  /// Where a page of the row rests, duplicates counted, without section insets.
  private func rest(_ page: Int) -> Double { Double(page) * Self.page - 37.5 }

  /// Releases a carousel from where it rests and lets it come to rest.
  private func release(
    _ carousel: inout Carousel, dragged drag: Double, velocity: Double
  ) -> (rest: Double, items: Int?) {
    let start = carousel.contentOffset
    var trace = ScrollTrace()
    carousel.release(
      ReleaseState(
        contentOffset: start + Vector2D(x: drag, y: 0), velocity: Vector2D(x: velocity, y: 0), dragStartOffset: start),
      recording: &trace)
    carousel.advanceToRest(recording: &trace)
    let items = CarouselItems(carousel.scroller.behavior, in: carousel.configuration).found(in: trace)
    return (carousel.contentOffset.x, items.itemDelta)
  }

  // MARK: 5.5.2

  // A flick back counts from the item shown, as the finger has gone two the other way.
  @Test(
    "A release counts from the dragged content, and a very slow release is no flick",
    arguments: [
      (drag: 2.2 * page, velocity: 0.001, items: 2), (2.2 * page, 0, 2), (2.2 * page, -0.001, 2),
      (2.2 * page, 0.5, 3), (2.2 * page, -0.5, 1), (0.1 * page, 0.5, 1), (0.1 * page, -0.5, -1), (0, 8, 1),
    ])
  func countsFromTheFinger(drag: Double, velocity: Double, items: Int) {
    var carousel = carousel()
    #expect(release(&carousel, dragged: drag, velocity: velocity).items == items)
    #expect(carousel.currentItem == ((items % 5) + 5) % 5)
  }

  // MARK: 5.5.3

  @Test(
    "Without velocity the view commits at half a page: 160 pt instead of 198 and 123",
    arguments: [(drag: 159.0, items: 0), (161, 1), (-159, 0), (-161, -1)])
  func slowRelease(drag: Double, items: Int) {
    var carousel = carousel()
    #expect(release(&carousel, dragged: drag, velocity: 0).items == items)
  }

  @Test("The item at rest is known in a view of any width", arguments: [320.0, 375, 620, 621, 900])
  func itemAtRest(viewport: Double) {
    var carousel = carousel(viewport: viewport)
    for item in [1, 2, 3, 4, 0, 1] {
      _ = release(&carousel, dragged: 5, velocity: 0.5)
      #expect(carousel.currentItem == item)
      // A touch leaves it.
      #expect(release(&carousel, dragged: 0, velocity: 0).items == 0)
    }
  }

  // MARK: 5.5.4

  @Test("No flick leaves the items or the range, with any section insets", arguments: [0.0, 20, 21, 40])
  func inBounds(inset: Double) {
    for direction in [1.0, -1] {
      var carousel = carousel(inset: inset)
      for turn in 1...12 {
        let (rest, items) = release(&carousel, dragged: direction * 5, velocity: direction * 2)
        let geometry = carousel.configuration.geometry
        #expect(items == Int(direction))
        #expect(carousel.currentItem == ((turn * Int(direction)) % 5 + 5) % 5)
        #expect(rest >= geometry.minimumOffset(.horizontal) && rest <= geometry.maximumOffset(.horizontal))
        // The item is in the middle of the view.
        let frames = carousel.row.layout.frames
        let middle = rest + 187.5
        let element = frames.frame(of: ItemPath(item: carousel.row.duplicates + (carousel.currentItem ?? 0)))
        #expect(abs(element.midX - middle) <= 0.5)
      }
    }
  }

  // MARK: 5.5.5

  @Test("A release beyond a duplicate shifts the content by whole laps, and the motion goes on")
  func phasePreservingShift() throws {
    var carousel = carousel()
    let start = carousel.contentOffset
    #expect(start.x == rest(2))
    var trace = ScrollTrace()
    // Four pages and 60 pt beyond, thrown back: the item there is the last one.
    carousel.release(
      ReleaseState(
        contentOffset: Vector2D(x: rest(6) + 240, y: 0), velocity: Vector2D(x: 0.5, y: 0),
        dragStartOffset: Vector2D(x: rest(6), y: 0)), recording: &trace)
    carousel.advanceToRest(recording: &trace)
    #expect(trace.shifts.map(\.amount.x) == [-5 * Self.page])
    let way = (0..<trace.frames.count).map { trace.continuousOffset(ofFrame: $0).x }
    let steps = zip(way, way.dropFirst()).map { $1 - $0 }
    // No frame moves farther than the velocity with which the motion begins.
    let launch = try #require(trace.releases.first).launchVelocity.x
    #expect(launch > 0.5 && steps.allSatisfy { $0 >= 0 && $0 <= launch * 17 })
    #expect(carousel.currentItem == 0 && carousel.contentOffset.x == rest(2))
  }

  // MARK: 5.5.6

  @Test("Both directions are endless at every display scale", arguments: [1.0, 2, 3])
  func pixelGrids(scale: Double) {
    for direction in [1.0, -1] {
      var carousel = carousel(scale: scale)
      let start = carousel.contentOffset
      for turn in 1...25 {
        _ = release(&carousel, dragged: direction * 3, velocity: direction)
        #expect(carousel.currentItem == ((turn * Int(direction)) % 5 + 5) % 5)
        let places = (carousel.row.duplicates..<carousel.row.duplicates + 5).map { rest($0) }
        #expect(places.contains { abs($0 - carousel.contentOffset.x) <= 1 / scale })
      }
      #expect(carousel.contentOffset == start)
    }
  }

  // MARK: 5.5.7

  @Test("The row waits for a finger, and then for a whole interval")
  func timer() {
    var carousel = carousel(interval: 2000)
    var trace = ScrollTrace()
    carousel.touchDown(at: Vector2D(x: 300, y: 100), time: 1900, recording: &trace)
    carousel.advance(to: 9000, recording: &trace)
    #expect(carousel.currentItem == 0 && carousel.phase == .tracking)
    carousel.touchUp(time: 9000, recording: &trace)
    let rest = trace.rest?.time ?? carousel.time
    #expect(carousel.nextAdvance == rest + 2000)
    carousel.advance(to: rest + 1999, recording: &trace)
    #expect(carousel.contentOffset.x == self.rest(2))
    carousel.advance(to: rest + 3500, recording: &trace)
    #expect(carousel.currentItem == 1)
  }

  // MARK: 5.5.8

  @Test("A page far from the beginning is exact")
  func doublePrecision() {
    var carousel = carousel(count: 100_000, spacing: 21, viewport: 300)
    var trace = ScrollTrace(detail: .outcome)
    // 52 431 · 321 = 16 830 351: odd, and above 2²⁴.
    carousel.setContentOffset(Vector2D(x: 16_830_030, y: 0), animated: false, recording: &trace)
    #expect(release(&carousel, dragged: 3, velocity: 1).rest == 16_830_351)
  }

  @Test("Rows of few items work with and without section insets", arguments: [1, 2, 3])
  func fewItems(count: Int) {
    for inset in [0.0, 30] {
      var carousel = carousel(count: count, inset: inset)
      let start = carousel.contentOffset
      for turn in 1...2 * count {
        #expect(release(&carousel, dragged: 5, velocity: 1).items == 1)
        #expect(carousel.currentItem == turn % count)
      }
      #expect(carousel.contentOffset == start)
    }
  }
}
