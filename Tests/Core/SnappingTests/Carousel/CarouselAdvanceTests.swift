import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: automatic advances")
struct CarouselAdvanceTests {
  private let interval = 2000.0

  private func stage(_ scene: CarouselScene = .uniform(5)) -> CarouselStage<Carousel> {
    CarouselStage(scene.with(\.interval, interval))
  }

  /// Expects rest up to a time and an animated advance from it on.
  private func expectAdvance(
    at time: Double, _ stage: inout CarouselStage<Carousel>, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let item = try #require(stage.view.currentItem)
    let count = stage.trace.frames.count
    stage.advance(to: time.nextDown)
    #expect(stage.view.isAtRest && stage.trace.frames.count == count, sourceLocation: sourceLocation)
    stage.advance(to: time)
    #expect(stage.view.phase == .animating, sourceLocation: sourceLocation)
    stage.settle()
    #expect(stage.view.time == stage.trace.rest.map { $0.time }, sourceLocation: sourceLocation)
    #expect(abs((stage.trace.rest?.time ?? 0) - time - 300) <= 1e-9, sourceLocation: sourceLocation)
    #expect(stage.view.currentItem == (item + 1) % stage.scene.count, sourceLocation: sourceLocation)
    #expect(stage.view.nextAdvance == time + interval, sourceLocation: sourceLocation)
  }

  @Test(
    "An untouched carousel advances at each multiple of the interval, to the last bit", arguments: CarouselScene.all)
  func schedule(scene: CarouselScene) throws {
    var stage = stage(scene)
    let start = stage.view.contentOffset
    for number in 1...2 * scene.count {
      try expectAdvance(at: Double(number) * interval, &stage)
      #expect(stage.isInBand && stage.isOnPoint)
    }
    #expect(stage.view.contentOffset == start && stage.view.currentItem == 0)
    #expect(stage.found.itemDelta == nil)
    #expect(stage.trace.frames.allSatisfy { $0.phase == .animating || $0.phase == .idle })
  }

  @Test("The documented example shows item 2 after 4300 ms with an interval of 2000 ms")
  func example() {
    let scene = CarouselScene.uniform(5)
    var carousel = Carousel(scene.layout, boundsSize: scene.bounds, autoScrollInterval: 2000)
    var trace = ScrollTrace()
    carousel.advance(to: 4300, recording: &trace)
    #expect(carousel.currentItem == 2 && carousel.isAtRest && carousel.time == 4300)
    #expect(carousel.configuration.decelerationRate == .fast && carousel.autoScrollInterval == 2000)
  }

  @Test("A late advance is followed by a whole interval")
  func late() {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      // Shorter than an advance takes, so that each is due while the one before it runs.
      var stage = CarouselStage(CarouselScene.uniform(5).with(\.interval, 70), detail: detail)
      stage.advance(to: 70)
      #expect(stage.view.phase == .animating && stage.view.nextAdvance == 140)
      // It runs to its rest at 370, past more of them.
      stage.settle()
      let time = stage.view.time
      #expect(time >= 370 && stage.view.currentItem == 1)
      stage.advance(to: time + 1)
      #expect(stage.view.nextAdvance == time + 70 && stage.view.phase == .animating)
      stage.settle()
      #expect(stage.view.currentItem == 2)
    }
  }

  @Test("A held carousel waits, and advances a whole interval after the finger lifts", arguments: [0.0, 40])
  func held(way: Double) throws {
    for arrival in [0.0, 1999, 2000, 2150] {
      for isCancelled in [false, true] {
        var stage = stage()
        stage.down(after: arrival)
        #expect(stage.view.nextAdvance == nil)
        if way > 0 { stage.drag(by: way, over: 100, samples: 10) }
        let (count, offset) = (stage.trace.frames.count, stage.view.contentOffset)
        stage.wait(10_000)
        #expect(stage.trace.frames.count == count && stage.view.contentOffset == offset)
        #expect(stage.view.nextAdvance == nil && !stage.view.isAtRest && stage.trace.rest == nil)
        if isCancelled { stage.cancel() } else { stage.lift() }
        stage.settle()
        let rest = try #require(stage.trace.rest)
        #expect(stage.view.nextAdvance == rest.time + interval)
        try expectAdvance(at: rest.time + interval, &stage)
      }
    }
  }

  @Test("After a flick the carousel waits a whole interval from the end of the motion", arguments: CarouselScene.all)
  func flicked(scene: CarouselScene) throws {
    for (velocity, start) in [(0.5, 100.0), (-0.5, 1900), (0.9, 1960), (-2, 1999)] {
      var stage = stage(scene)
      stage.wait(start)
      stage.flick(velocity)
      #expect(stage.view.nextAdvance == nil)
      while !stage.view.isAtRest { stage.wait(10) }
      let rest = try #require(stage.trace.rest)
      #expect(!stage.trace.frames.contains { $0.phase == .animating } && rest.time > start)
      #expect(stage.view.nextAdvance == rest.time + interval)
      try expectAdvance(at: rest.time + interval, &stage)
      try expectAdvance(at: (rest.time + interval) + interval, &stage)
    }
  }

  @Test("Repeated flicks and a catch postpone the advance again")
  func putOff() throws {
    var stage = stage()
    for _ in 0..<5 {
      stage.turn(0.5)
      stage.wait(1990 - 100)
      stage.flick(-0.5)
      stage.wait(100)
      stage.down()
      stage.wait(3000)
      stage.drag(by: 30, over: 50, samples: 5)
      stage.lift()
      stage.settle()
    }
    #expect(!stage.trace.frames.contains { $0.phase == .animating })
    try expectAdvance(at: try #require(stage.trace.rest).time + interval, &stage)
  }

  @Test(
    "After the app sets the content offset, the timer waits a whole interval from the rest", arguments: [false, true])
  func contentOffsetSet(animated: Bool) throws {
    for way in [336.0, -100, 0] {
      var stage = stage()
      stage.wait(3500)
      let there = stage.view.contentOffset + stage.scene.forward(way)
      stage.view.setContentOffset(there, animated: animated, recording: &stage.trace)
      stage.settle()
      let arrival = animated && way != 0 ? 3800.0 : 3500
      #expect(stage.view.nextAdvance == arrival + interval)
      stage.advance(to: (arrival + interval).nextDown)
      #expect(stage.view.isAtRest)
      stage.advance(to: arrival + interval)
      #expect(stage.view.phase == .animating)
    }
  }

  @Test("A row between two items advances to the item after the nearer one")
  func fromBetween() {
    for (way, item) in [(100.0, 1), (200, 2), (-100, 1), (-200, 0)] {
      var stage = stage()
      let there = stage.view.contentOffset + stage.scene.forward(way)
      stage.view.setContentOffset(there, animated: false, recording: &stage.trace)
      stage.wait(interval + 400)
      #expect(stage.view.currentItem == item && stage.isOnPoint && stage.isInBand)
    }
  }

  @Test(
    "The interval of advancing time does not change the trace", arguments: [0.37, 1000.0 / 60, 7.3, 99.99, 2000],
    [700.0, 100])
  func slices(step: Double, interval: Double) {
    func run(_ step: Double) -> CarouselStage<Carousel> {
      var stage = CarouselStage(CarouselScene.uniform(3).with(\.interval, interval))
      func pass(_ duration: Double) {
        let end = stage.view.time + duration
        while stage.view.time < end { stage.advance(to: min(end, stage.view.time + step)) }
      }
      pass(1750)
      stage.flick(0.6)
      pass(60)
      stage.flick(-0.4)
      pass(1400)
      stage.down()
      pass(900)
      stage.drag(by: 1500, over: 300, samples: 20)
      stage.lift()
      pass(2400)
      return stage
    }
    let (whole, sliced) = (run(.infinity), run(step))
    #expect(whole.trace == sliced.trace)
    #expect(whole.view.contentOffset == sliced.view.contentOffset && whole.view.nextAdvance == sliced.view.nextAdvance)
  }

  @Test(
    "An interval shorter than an advance keeps the row moving forward inside the content", arguments: [50.0, 100, 250])
  func short(interval: Double) {
    for count in [1, 2, 3, 10] {
      for duplicates in [0, 2, 30] {
        let scene = CarouselScene.uniform(count).with(\.interval, interval).with(\.duplicates, duplicates)
        var stage = CarouselStage(scene)
        stage.wait(3000)
        let geometry = stage.view.configuration.geometry
        let frames = stage.trace.frames
        #expect(frames.allSatisfy { geometry.clamped($0.position) == $0.position })
        #expect((1..<frames.count).allSatisfy { stage.way(ofFrame: $0) >= stage.way(ofFrame: $0 - 1) - 1e-9 })
        #expect(stage.way > CarouselStage(scene).way + 2 * 336)
        // Once touched it finds an item.
        stage.turn(0.5)
        #expect(stage.isOnPoint && stage.isInBand)
      }
    }
  }

  @Test("Without an interval the carousel never advances by itself")
  func never() {
    var stage = CarouselStage(CarouselScene.uniform(3))
    stage.wait(3_600_000)
    #expect(stage.trace == ScrollTrace() && stage.view.nextAdvance == nil && stage.view.time == 3_600_000)
    stage.turn(0.5)
    stage.wait(3_600_000)
    #expect(stage.view.nextAdvance == nil && stage.view.currentItem == 1)
  }
}
