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
