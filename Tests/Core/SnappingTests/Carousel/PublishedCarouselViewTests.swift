import PublishedDesigns
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Published: a run of a carousel of duplicates")
struct PublishedCarouselViewTests {
  private typealias Stage = CarouselStage<PublishedCarouselView>

  /// Five items of 300, 20 apart, in a view of 375 with two duplicates at each end: pages rest at 320·k − 37.5.
  private func stage(displayScale: Double = 2, interval: Double? = 2000, detail: ScrollTrace.Detail = .full) -> Stage {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 9 * 320 - 20, height: 200), boundsSize: Size2D(width: 375, height: 200))
    configuration.displayScale = displayScale
    configuration.decelerationRate = .fast
    let view = PublishedCarouselView(
      PublishedCarousel(itemCount: 5, itemWidth: 300, itemSpacing: 20), configuration, autoScrollInterval: interval)
    let scene = CarouselScene.uniform(5, of: 300, apart: 20).with(\.displayScale, displayScale)
    return Stage(view, scene, detail: detail)
  }

  private func rest(_ page: Int) -> Double { Double(page) * 320 - 37.5 }

  /// A stage whose timer has brought it to a page, and will not fire for a minute.
  private func stage(at page: Int, detail: ScrollTrace.Detail = .full) -> Stage {
    var stage = stage(interval: 60_000, detail: detail)
    stage.wait(60_000 * Double(page - 2) + 400)
    return stage
  }

  // MARK: The timer

  @Test("The timer turns a page every two seconds, and replaces the first duplicate by its item on arrival")
  func timer() {
    var stage = stage()
    #expect(stage.view.contentOffset.x == 602.5 && stage.view.design.currentPage == 2)
    for number in 1...12 {
      let time = 2000 * Double(number)
      stage.advance(to: time.nextDown)
      #expect(stage.view.isAtRest && stage.view.nextFire == time)
      stage.advance(to: time)
      let page = 2 + (number - 1) % 5 + 1
      #expect(stage.view.phase == .animating && stage.view.design.currentPage == page)
      #expect(stage.view.design.currentX == rest(page) && stage.view.nextFire == time + 2000)
      stage.advance(to: time + 300)
      // Page 7 is page 2 again.
      #expect(stage.view.isAtRest && stage.view.contentOffset.x == rest(page == 7 ? 2 : page))
      #expect(stage.view.design.currentPage == (page == 7 ? 2 : page))
    }
    #expect(stage.trace.shifts.isEmpty && stage.trace.releases.isEmpty)
  }

  @Test("Without an interval the design has no timer")
  func noTimer() {
    var stage = stage(interval: nil)
    stage.turn(0.5)
    stage.wait(60_000)
    #expect(stage.view.design.currentPage == 3 && stage.view.contentOffset.x == rest(3))
    #expect(stage.view.nextFire == nil && stage.view.autoScrollInterval == nil)
  }

  @Test("A finger delays the timer, which fires at once after the lift and keeps its schedule")
  func heldOff() {
    for isCancelled in [false, true] {
      var stage = stage()
      stage.down(after: 1500)
      stage.wait(7500)
      #expect(stage.view.contentOffset.x == 602.5 && stage.view.design.currentPage == 2)
      if isCancelled { stage.cancel() } else { stage.lift() }
      stage.wait(0.25)
      #expect(stage.view.time == 9000.25 && stage.view.phase == .animating)
      #expect(stage.view.design.currentPage == 3 && stage.view.nextFire == 10_000)
      // A second later it fires again, even right after a gesture.
      stage.advance(to: 10_000)
      #expect(stage.view.design.currentPage == 4)
      stage.advance(to: 10_300)
      #expect(stage.view.contentOffset.x == rest(4))
    }
  }

  @Test("A flick across a firing turns two pages, because the timer's animation ends the deceleration")
  func firesIntoDeceleration() {
    for (start, lift) in [(1950.0, 2014.0), (1900, 1964)] {
      var stage = stage()
      stage.wait(start)
      stage.flick(0.5)
      #expect(stage.view.time == lift && stage.view.phase == .decelerating)
      #expect(stage.trace.releases.last?.target.x == rest(3))
      stage.advance(to: 2020)
      // The end of the deceleration is reported, and replaces the page that the timer counted by the nearest one.
      #expect(stage.view.phase == .animating && stage.view.design.currentPage < 4)
      #expect(stage.view.contentOffset.x < rest(3) && stage.view.design.currentX == rest(4))
      stage.advance(to: 2400)
      #expect(stage.view.isAtRest && stage.view.contentOffset.x == rest(4))
    }
  }

  @Test("The timer can fire right after a touch, without an interval in between")
  func rightAfter() {
    var stage = stage()
    stage.turn(2)
    let restTime = stage.trace.rest?.time ?? 0
    #expect(stage.view.contentOffset.x == rest(3) && restTime > 500 && restTime < 2000)
    stage.advance(to: 2000)
    #expect(stage.view.phase == .animating)
  }

  // MARK: 5.5.2, 5.5.3

  @Test("A drag of 1.7 pages with the smallest velocity returns to the page after the tracked one")
  func behindTheFinger() {
    var stage = stage()
    stage.down()
    stage.drag(by: 10 + 1.7 * 320, over: 100, samples: 10)
    #expect(stage.view.contentOffset.x == 602.5 + 544)
    stage.lift()
    #expect(stage.trace.releases.last?.target.x == rest(3))
    stage.settle()
    #expect(stage.view.contentOffset.x == rest(3) && stage.view.design.currentPage == 3)
  }

  @Test(
    "Without velocity the view commits at 198 pt forward and 123 pt back",
    arguments: [(drag: 197.0, page: 4), (198, 5), (-122, 4), (-123, 3)])
  func slowRelease(drag: Double, page: Int) {
    var stage = stage(at: 4)
    stage.dragSlowly(by: drag + (drag > 0 ? 10 : -10))
    stage.settle()
    #expect(stage.view.contentOffset.x == rest(page) && stage.view.design.currentPage == page)
  }

  // MARK: 5.5.4, 5.5.6

  @Test("At scale 3 a flick back rests at the duplicate, and the next release ends in the blank end")
  func neverSwapped() {
    var stage = stage(displayScale: 3, interval: 60_000)
    #expect(stage.view.contentOffset.x == 1808 / 3.0)
    stage.turn(-0.5)
    #expect(stage.view.contentOffset.x == 848 / 3.0 && stage.view.design.currentPage == 1)
    var dragged = stage
    stage.view.release(
      ReleaseState(contentOffset: stage.view.contentOffset, velocity: Vector2D(x: -0.5, y: 0)), recording: &stage.trace)
    stage.settle()
    // The place of page 0 is 37.5 pt before the content.
    #expect(stage.trace.releases.last?.target.x == -112 / 3.0)
    #expect(stage.view.contentOffset.x == 0 && stage.view.design.currentPage == 0)
    // A finger that drags back goes past 282.5 first: it has the duplicate swapped in its hand.
    dragged.down()
    dragged.drag(by: -10.5, over: 16)
    #expect(dragged.view.contentOffset.x == 5648 / 3.0 && dragged.view.design.currentPage == 6)
    // Forward it is swapped.
    var other = self.stage(displayScale: 3)
    other.wait(10_400)
    #expect(other.view.contentOffset.x == 1808 / 3.0 && other.view.design.currentPage == 2)
  }

  @Test("At scale 2 a flick back reaches the duplicate, which is replaced by the last item")
  func swappedBack() {
    var stage = stage(at: 2)
    stage.turn(-0.5)
    #expect(stage.view.contentOffset.x == 1882.5 && stage.view.design.currentPage == 6)
    #expect(stage.trace.rest?.contentOffset.x == 1882.5 && stage.trace.shifts.isEmpty)
  }

  // MARK: 5.5.5

  @Test("A release beyond the duplicate jumps by the difference in the next frame and rests")
  func absoluteSwap() {
    var stage = stage(at: 6)
    stage.down()
    stage.drag(by: 10 + 380, over: 160, samples: 10)
    #expect(stage.view.contentOffset.x == rest(7) + 60 && stage.view.design.currentPage == 6)
    stage.lift()
    let released = stage.view.time
    #expect(stage.trace.releases.last?.target.x == rest(7) && stage.view.design.currentPage == 7)
    stage.advance(to: released + 17)
    // Five items back would have been 662.5.
    #expect(stage.view.contentOffset.x == 602.5 && stage.view.isAtRest && stage.view.velocity == .zero)
    #expect(stage.view.design.currentPage == 2)
  }

  @Test("A drag that caught the view before the duplicate loses its content at the swap")
  func swapUnderAFinger() {
    var stage = stage(at: 6)
    stage.flick(0.5)
    stage.wait(60)
    #expect(stage.view.design.currentPage == 7 && stage.view.contentOffset.x < rest(7))
    stage.down()
    let way = rest(7) - stage.view.contentOffset.x
    stage.drag(by: way + 40, over: 16)
    #expect(stage.view.contentOffset.x == 602.5 && stage.view.phase == .dragging)
    #expect(stage.view.design.currentPage == 2)
    // From there it goes on.
    stage.drag(by: 25, over: 16)
    #expect(stage.view.contentOffset.x == 627.5)
  }

  // MARK: Being driven

  @Test("A tap during the timer's animation leaves the view between two items")
  func tapped() {
    var stage = stage()
    stage.wait(2150)
    stage.down()
    stage.lift(after: 50)
    #expect(stage.view.isAtRest && stage.view.contentOffset.x > rest(2) && stage.view.contentOffset.x < rest(3))
    // The page of the timer stays tracked.
    #expect(stage.view.design.currentPage == 3)
    stage.advance(to: 4400)
    #expect(stage.view.contentOffset.x == rest(4))
  }

  @Test("A resize does not move the view")
  func resize() {
    var stage = stage(at: 4)
    stage.view.resize(to: Size2D(width: 667, height: 200), recording: &stage.trace)
    #expect(stage.view.contentOffset.x == rest(4) && stage.view.design.currentPage == 4)
    // The next page is centred in the new view.
    stage.wait(60_000)
    #expect(stage.view.contentOffset.x == 5 * 320 - 183.5)
  }

  @Test("After the app sets the content offset, the carousel's page follows it")
  func contentOffsetSet() {
    var stage = stage(at: 6)
    stage.turn(0.5)
    #expect(stage.view.contentOffset.x == 602.5)
    stage.view.setContentOffset(Vector2D(x: 1000, y: 0), animated: false, recording: &stage.trace)
    #expect(stage.view.contentOffset.x == 1000 && stage.view.isAtRest && stage.view.design.currentPage == 2)
  }

  @Test("The interval of advancing time does not change the trace", arguments: [0.7, 1000.0 / 60, 33.3, 5000])
  func slices(step: Double) {
    func run(_ step: Double) -> ScrollTrace {
      var stage = stage()
      func pass(_ duration: Double) {
        let end = stage.view.time + duration
        while stage.view.time < end { stage.advance(to: min(end, stage.view.time + step)) }
      }
      pass(1950)
      stage.flick(0.5)
      pass(300)
      stage.flick(-0.5)
      pass(5000)
      stage.down()
      pass(2500)
      stage.drag(by: -400, over: 90, samples: 9)
      stage.lift()
      pass(3000)
      return stage.trace
    }
    #expect(run(step) == run(.infinity))
  }

  @Test("With only outcomes recorded, the design ends at the same offset")
  func outcome() {
    func run(_ detail: ScrollTrace.Detail) -> Stage {
      var stage = stage(at: 6, detail: detail)
      for velocity in [0.5, -0.5, -0.5, 0.5, 0.5] {
        let start = stage.view.time
        stage.flick(velocity)
        stage.settle()
        stage.advance(to: start + 61_000)
      }
      return stage
    }
    let (full, outcome) = (run(.full), run(.outcome))
    #expect(outcome.trace.rest == full.trace.rest && outcome.view.contentOffset == full.view.contentOffset)
    #expect(outcome.view.design == full.view.design && outcome.trace.frames.isEmpty)
  }

  @Test("A motion that ends between the last frame and the time limit has come to rest")
  func limitAfterLastFrame() throws {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      var stage = stage(interval: 60_000, detail: detail)
      stage.flick(0.5)
      var whole = stage
      whole.settle()
      let rest = try #require(whole.trace.rest)
      let limit = rest.time + 0.001
      let isAtRest = stage.view.advanceToRest(limit: limit, recording: &stage.trace)
      #expect(isAtRest && stage.view.isAtRest && stage.view.time == limit && stage.trace.rest == rest)
      #expect(stage.view.design == whole.view.design && stage.view.design.currentPage == 3)
    }
  }

  @Test("Advancing with a time limit returns whether the view is at rest")
  func limit() {
    var stage = stage(at: 2)
    let start = stage.view.time
    stage.flick(0.5)
    let isAtRest = stage.view.advanceToRest(limit: stage.view.time + 50, recording: &stage.trace)
    #expect(!isAtRest && stage.view.time == start + 64 + 50)
    #expect(stage.settle() && stage.view.contentOffset.x == rest(3))
    stage.down()
    #expect(!stage.view.advanceToRest(limit: stage.view.time + 50, recording: &stage.trace))
  }
}
