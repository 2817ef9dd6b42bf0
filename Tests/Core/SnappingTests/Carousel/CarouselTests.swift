import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: laps")
struct CarouselLapsTests {
  /// The item some steps on.
  private func item(_ steps: Int, of count: Int) -> Int { (steps % count + count) % count }

  @Test(
    "Flicks move item by item in both directions, and return to the start after three laps",
    arguments: CarouselScene.all)
  func flicks(scene: CarouselScene) throws {
    for isForward in [true, false] {
      var stage = CarouselStage(scene)
      let start = stage.view.contentOffset
      #expect(stage.view.currentItem == 0)
      let step = isForward ? 1 : -1
      for number in 1...3 * scene.count {
        stage.trace.removeAll()
        stage.turn(isForward ? 0.5 : -0.5)
        let rest = try #require(stage.trace.rest)
        let expected = item(step * number, of: scene.count)
        #expect(stage.view.currentItem == expected)
        let found = stage.found
        #expect(found.rest == expected && found.itemDelta == step && rest.contentOffset == stage.view.contentOffset)
        let release = try #require(found.releases.last)
        #expect(release.item == expected && release.fromItem == item(step * (number - 1), of: scene.count))
        #expect(stage.isInBand && stage.isOnPoint)
        for shift in stage.trace.shifts { #expect(shift.amount == scene.forward(-Double(step) * scene.lap)) }
      }
      #expect(stage.view.contentOffset == start)
    }
  }

  @Test("Lifting the finger somewhere else is moving there and then lifting it", arguments: CarouselScene.some)
  func liftsElsewhere(scene: CarouselScene) {
    for way in [nil, 0.0, 12, -70, 400] {
      let runs = liftedElsewhere(CarouselStage(scene).view, step: scene.forward(-9), way: way.map(scene.forward))
      #expect(runs.one == runs.two && runs.one.releases.count == 1, "\(scene) \(way ?? -1)")
    }
  }

  @Test("A release with a proposed target lands alike one lap on", arguments: CarouselScene.some)
  func proposes(scene: CarouselScene) {
    for share in [0.1, 0.6, 1.2, -0.7] {
      var rests: [Int?] = []
      for lap in [0.0, 1, -1] where scene.loops {
        var (view, trace) = (CarouselStage(scene).view, ScrollTrace())
        let start = view.contentOffset + scene.forward(lap * scene.lap)
        view.release(
          ReleaseState(
            contentOffset: start + scene.forward(10), velocity: scene.forward(0.4), dragStartOffset: start,
            proposedTarget: start + scene.forward(share * scene.lap / Double(scene.count))), recording: &trace)
        view.advanceToRest(limit: 60_000, recording: &trace)
        rests.append(view.currentItem)
      }
      #expect(Set(rests).count <= 1, "\(scene) \(share): \(rests)")
    }
  }

  @Test("Each lap is one shift, and the frames show each item in turn", arguments: CarouselScene.some)
  func sequence(scene: CarouselScene) {
    var stage = CarouselStage(scene)
    for _ in 0..<2 * scene.count { stage.turn(0.5) }
    let items = scene.count == 1 ? [0] : (0...2 * scene.count).map { item($0, of: scene.count) }
    #expect(stage.items == items)
    #expect(stage.trace.shifts.map(\.amount) == Array(repeating: scene.forward(-scene.lap), count: 2))
    for _ in 0..<2 * scene.count { stage.turn(-0.5) }
    #expect(stage.items == (scene.count == 1 ? [0] : items + items.reversed().dropFirst()))
    #expect(stage.way == CarouselStage(scene).way)
  }

  @Test("A finger drags several laps without lifting and finds every item", arguments: CarouselScene.all)
  func drag(scene: CarouselScene) throws {
    for laps in [3.0, -3] {
      var stage = CarouselStage(scene)
      let start = stage.view.contentOffset
      stage.down()
      // The first ten points are swallowed.
      stage.drag(by: laps * scene.lap + (laps > 0 ? 10 : -10), over: 4000, samples: 400)
      stage.lift(after: 100)
      stage.settle()
      #expect(stage.view.contentOffset == start)
      #expect(stage.found.rest == 0 && stage.found.itemDelta == Int(laps) * scene.count)
      #expect(stage.isInBand)
      for shift in stage.trace.shifts { #expect(shift.amount == scene.forward(laps > 0 ? -scene.lap : scene.lap)) }
      #expect(stage.trace.shifts.count >= 2 && stage.trace.shifts.count <= 3)
      if scene.count > 1 {
        let steps = (0...3 * scene.count).map { item(laps > 0 ? $0 : -$0, of: scene.count) }
        #expect(stage.items == steps)
      }
    }
  }

  @Test(
    "A very fast finger that skips laps between two samples still finds content",
    arguments: CarouselScene.some, [1, 4])
  func fastFinger(scene: CarouselScene, samples: Int) {
    for laps in [5.0, -5] {
      var stage = CarouselStage(scene)
      let start = stage.view.contentOffset
      stage.down()
      stage.drag(by: laps * scene.lap + (laps > 0 ? 10 : -10), over: Double(16 * samples), samples: samples)
      stage.lift(after: 200)
      stage.settle()
      #expect(stage.view.contentOffset == start)
      #expect(stage.found.itemDelta == Int(laps) * scene.count)
    }
  }

  @Test(
    "With laps of fractional pixels every item rests at its own pixel in every lap", arguments: [1.0, 2, 3],
    CarouselScene.Way.allCases)
  func fractions(displayScale: Double, way: CarouselScene.Way) {
    for count in [1, 3, 10] {
      for scene in [
        CarouselScene.uniform(count, of: 100 + 1.0 / 7, apart: 8.3, way: way),
        CarouselScene.various(count, way: way).with(\.gaps, (0..<count).map { 10 + 0.37 * Double($0) }),
      ] {
        var stage = CarouselStage(scene.with(\.displayScale, displayScale), detail: .outcome)
        let start = stage.view.contentOffset
        for velocity in [0.5, -0.5] {
          for _ in 0..<2 * count {
            stage.turn(velocity)
            if !(stage.isOnPoint && stage.isInBand) { Issue.record("\(stage.view.contentOffset) in \(stage.scene)") }
          }
          #expect(stage.view.contentOffset == start && stage.view.currentItem == 0)
        }
      }
    }
  }

  @Test(
    "A flick across the end of a lap of fractional pixels rests on the item's own pixel",
    arguments: [1.0, 2, 3], CarouselScene.Way.allCases)
  func settledFraction(displayScale: Double, way: CarouselScene.Way) {
    for gap in [16.3, 16.1, 16.4] {
      var stage = CarouselStage(CarouselScene.uniform(3, apart: gap, way: way).with(\.displayScale, displayScale))
      let start = stage.view.contentOffset
      for velocity in [0.5, -0.5] {
        for _ in 0..<3 { stage.turn(velocity) }
        #expect(stage.view.contentOffset == start && stage.trace.rest?.contentOffset == start)
      }
    }
  }

  @Test("Two runs are the same, byte for byte", arguments: CarouselScene.some)
  func twice(scene: CarouselScene) {
    func run() -> ScrollTrace {
      var stage = CarouselStage(scene.with(\.interval, 900))
      stage.wait(1000)
      stage.flick(-0.7)
      stage.wait(60)
      stage.flick(0.4)
      stage.dragSlowly(by: 1.4 * scene.lap)
      stage.wait(3000)
      return stage.trace
    }
    #expect(run() == run())
  }
}

@Suite("Carousel: touches during motion")
struct CarouselTouchTests {
  private let interval = 2000.0

  /// Each frame of an advance and of the frames between.
  private static let instants = Array(stride(from: 0.0, through: 299, by: 23)) + [1000.0 / 60, 299.99]

  /// A row in the middle of an advance from its item `item`.
  private func advancing(_ scene: CarouselScene, from item: Int, for duration: Double) -> CarouselStage<Carousel> {
    var stage = CarouselStage(scene.with(\.interval, interval))
    stage.wait(Double(item + 1) * interval + duration)
    return stage
  }

  @Test("A finger that comes down during an advance stops it at its offset", arguments: instants)
  func caught(instant: Double) {
    for way in CarouselScene.Way.allCases {
      let scene = CarouselScene.uniform(3, way: way)
      var stage = advancing(scene, from: 2, for: instant)
      #expect(stage.view.phase == .animating)
      let before = stage.way
      stage.down()
      #expect(stage.view.phase == .tracking && stage.view.velocity == .zero && abs(stage.way - before) < 1e-9)
      #expect(stage.view.nextAdvance == nil)
      stage.wait(10_000)
      #expect(abs(stage.way - before) < 1e-9 && !stage.view.isAtRest)
    }
  }

  @Test("A tap during an advance leaves the row at an item", arguments: instants)
  func tapped(instant: Double) throws {
    for scene in [CarouselScene.uniform(3), .uniform(1, way: .rightToLeft), .various(10, way: .vertical)] {
      for isCancelled in [false, true] {
        var stage = advancing(scene, from: scene.count - 1, for: instant)
        stage.down()
        if isCancelled { stage.cancel(after: 80) } else { stage.lift(after: 80) }
        stage.settle()
        let rest = try #require(stage.trace.rest)
        #expect(stage.isOnPoint && stage.isInBand, "\(scene): \(stage.view.contentOffset)")
        #expect(stage.view.currentItem == 0 || stage.view.currentItem == scene.count - 1)
        #expect(stage.view.nextAdvance == rest.time + interval)
      }
    }
  }

  @Test(
    "A flick during an advance moves one item from its drag's start, never against the finger", arguments: instants)
  func flickedAgain(instant: Double) throws {
    for way in CarouselScene.Way.allCases {
      for velocity in [0.5, -0.5, 1.5, -1.5] {
        let scene = CarouselScene.uniform(4, way: way)
        var stage = advancing(scene, from: 3, for: instant)
        // In items from the first, laps counted.
        let first = CarouselStage(scene).way
        func place(_ stage: CarouselStage<Carousel>) -> Double { (stage.way - first) / 336 }
        let start = place(stage)
        stage.flick(velocity)
        let lift = place(stage)
        stage.settle()
        let pixel = 0.5 / 336
        let expected =
          velocity > 0
          ? max((start + pixel).rounded(.down), (lift + pixel).rounded(.down)) + 1
          : min((start - pixel).rounded(.up), (lift - pixel).rounded(.up)) - 1
        #expect(abs(place(stage) - expected) < 1e-9, "from \(start) and \(lift)")
        let item = (Int(expected) % 4 + 4) % 4
        #expect(stage.view.currentItem == item && stage.found.rest == item && stage.isInBand)
        #expect(stage.view.nextAdvance == (try #require(stage.trace.rest)).time + interval)
      }
    }
  }

  @Test("A tap at any frame of a flick leaves the row at the nearest item", arguments: CarouselScene.Way.allCases)
  func tappedFlick(way: CarouselScene.Way) throws {
    for velocity in [0.5, -0.5] {
      for wait in stride(from: 5.0, through: 400, by: 33) {
        var stage = CarouselStage(CarouselScene.uniform(1, way: way).with(\.interval, interval))
        stage.flick(velocity)
        stage.wait(wait)
        stage.down()
        let caught = (stage.way - CarouselStage(stage.scene).way) / 336
        stage.lift(after: 60)
        stage.settle()
        let rest = (stage.way - CarouselStage(stage.scene).way) / 336
        #expect(rest == caught.rounded() && stage.isOnPoint && stage.isInBand)
        #expect(stage.view.nextAdvance == (try #require(stage.trace.rest)).time + interval)
      }
    }
  }

  @Test("A finger that comes down when an advance is due prevents it, and a lift restarts the interval")
  func onTheDot() {
    var stage = CarouselStage(CarouselScene.uniform(3).with(\.interval, interval))
    let start = stage.way
    stage.down(after: interval)
    stage.wait(500)
    #expect(stage.way == start)
    stage.lift(after: 0)
    #expect(stage.view.nextAdvance == 2500 + interval)
    stage.down(after: interval - 1)
    stage.lift(after: 1)
    #expect(stage.way == start && stage.view.nextAdvance == 2500 + 2 * interval)
  }

  @Test("A cancelled drag moves to the nearest item, across laps too")
  func cancelled() throws {
    let drags: [(Double, Int)] = [(100, 0), (200, 1), (-200, -1), (336 * 7 + 150, 7), (-336 * 7 - 190, -8)]
    for (way, steps) in drags {
      var stage = CarouselStage(CarouselScene.uniform(3).with(\.interval, interval))
      stage.down()
      stage.drag(by: way + (way > 0 ? 10 : -10), over: 500, samples: 50)
      stage.cancel()
      stage.settle()
      let rest = try #require(stage.trace.rest)
      #expect(stage.found.itemDelta == steps && stage.found.rest == ((steps % 3) + 3) % 3)
      #expect(stage.isOnPoint && stage.isInBand && stage.view.nextAdvance == rest.time + interval)
    }
  }

  @Test("On a row that does not scroll, a finger delays the next advance but does not stop a running one")
  func disabled() {
    var configuration = CarouselScene.uniform(3).configuration
    configuration.isScrollEnabled = false
    let scene = CarouselScene.uniform(3)
    var stage = CarouselStage(Carousel(scene.layout, configuration, autoScrollInterval: interval), scene)
    stage.wait(interval + 100)
    stage.down()
    stage.drag(by: 1000, over: 400, samples: 10)
    #expect(stage.view.currentItem == 1 && stage.isOnPoint && !stage.view.isAtRest)
    stage.wait(10_000)
    #expect(stage.view.currentItem == 1)
    stage.lift()
    #expect(stage.view.nextAdvance == stage.view.time + interval)
  }
}
