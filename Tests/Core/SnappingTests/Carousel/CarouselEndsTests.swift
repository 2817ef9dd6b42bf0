import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: rows with ends and empty rows")
struct CarouselEndsTests {
  @Test(
    "A carousel with ends animates back to the first item after the last", arguments: [1, 2, 3, 10],
    CarouselScene.Way.allCases)
  func back(count: Int, way: CarouselScene.Way) {
    for scene in [CarouselScene.uniform(count, way: way), .various(count, way: way)] {
      var stage = CarouselStage(scene.with(\.loops, false).with(\.interval, 2000))
      let start = stage.view.contentOffset
      // Items that share an end of the range are not turned to one by one.
      let stops = scene.with(\.loops, false).points(of: stage.view).count
      for number in 1...3 * stops {
        stage.advance(to: 2000 * Double(number))
        #expect(stage.view.phase == (stops == 1 ? .idle : .animating))
        stage.advance(to: 2000 * Double(number) + 400)
        let points = scene.points(of: stage.view)
        #expect(points.nearest(to: stage.view.contentOffset[scene.axis]) == number % stops, "\(scene)")
        #expect(stage.isOnPoint)
      }
      #expect(stage.view.contentOffset == start && stage.trace.shifts.isEmpty)
    }
  }

  @Test(
    "A carousel with ends goes back even if several short items share the last snap point", arguments: [60.0, 100, 180])
  func shortItems(length: Double) {
    let scene = CarouselScene.uniform(10, of: length, apart: 8).with(\.loops, false).with(\.interval, 2000)
    var stage = CarouselStage(scene)
    let start = stage.view.contentOffset
    var offsets = Set<Double>()
    stage.wait(2000 * 30 + 400)
    for frame in stage.trace.frames where frame.phase == .idle { offsets.insert(stage.trace.contentOffset(frame).x) }
    #expect(offsets == Set(scene.points(of: stage.view).offsets) && offsets.contains(start.x))
    let frames = zip(stage.trace.frames, stage.trace.frames.dropFirst())
    let returns = frames.filter { $1.velocity.x < 0 && $0.velocity.x == 0 }
    #expect(returns.count >= 2)
  }

  @Test("A carousel with ends bounces at them, and flicks do not wrap around")
  func bounces() {
    var stage = CarouselStage(CarouselScene.uniform(3).with(\.loops, false))
    stage.turn(-0.5)
    #expect(stage.view.currentItem == 0 && stage.found.itemDelta == 0)
    for _ in 0..<4 { stage.turn(0.5) }
    #expect(stage.view.currentItem == 2 && stage.trace.shifts.isEmpty)
    #expect(stage.trace.frames.contains { $0.phase == .bouncing })
  }

  @Test("An empty carousel never moves, and no input traps", arguments: CarouselScene.Way.allCases, [true, false])
  func empty(way: CarouselScene.Way, loops: Bool) {
    for scene in [CarouselScene.uniform(0, way: way), .various(0, way: way)] {
      for detail in [ScrollTrace.Detail.full, .outcome] {
        var stage = CarouselStage(scene.with(\.interval, 700).with(\.loops, loops), detail: detail)
        #expect(stage.view.currentItem == nil && stage.view.contentOffset == .zero)
        stage.wait(5000)
        stage.turn(2)
        stage.turn(-2)
        stage.dragSlowly(by: 300)
        stage.down()
        stage.cancel()
        stage.resize(to: 667)
        stage.down()
        stage.drag(by: 100, over: 100, samples: 5)
        stage.resize(to: 320)
        stage.lift()
        stage.settle()
        stage.view.setContentOffset(scene.forward(50), animated: true, recording: &stage.trace)
        stage.settle()
        stage.view.release(ReleaseState(contentOffset: .zero, velocity: scene.forward(1)), recording: &stage.trace)
        stage.settle()
        stage.wait(5000)
        #expect(stage.view.isAtRest && stage.view.contentOffset == .zero && stage.view.currentItem == nil)
        #expect(stage.found.rest == nil && stage.trace.shifts.isEmpty)
      }
    }
  }

  @Test("Items without length do not trap")
  func flat() {
    for lengths in [[0.0, 0, 120], [0, 0, 0], [0, 60, 0]] {
      for gap in [0.0, 10] {
        let scene = CarouselScene(lengths: lengths, gaps: [gap, gap, gap], interval: 700)
        var stage = CarouselStage(scene)
        stage.wait(5000)
        for velocity in [0.5, 0.5, -0.5, -2] { stage.turn(velocity) }
        stage.dragSlowly(by: 1000)
        stage.settle()
        #expect(stage.view.isAtRest && stage.view.contentOffset.isFinite)
        #expect(stage.view.currentItem.map { $0 < 3 } ?? false)
      }
    }
  }

  @Test("Extreme finger locations and offsets do not trap", arguments: [1e9, -1e15, 1e300, .greatestFiniteMagnitude])
  func farAway(place: Double) {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      for scene in [CarouselScene.uniform(3), .various(3, way: .rightToLeft)] {
        var stage = CarouselStage(scene.with(\.interval, 700), detail: detail)
        stage.down()
        stage.drag(by: place, over: 100, samples: 3)
        #expect(stage.view.contentOffset.isFinite)
        stage.lift()
        stage.settle()
        #expect(stage.view.isAtRest && stage.view.contentOffset.isFinite)
        for animated in [false, true] {
          let there = scene.forward(place)
          stage.view.setContentOffset(there, animated: animated, recording: &stage.trace)
          stage.wait(400)
          stage.turn(0.5)
          #expect(stage.view.contentOffset.isFinite)
        }
      }
    }
  }

  @Test(
    "An item longer than the view turns from its beginning to its end, then to the next item", arguments: [1, 2, 3])
  func oversized(count: Int) {
    let scene = CarouselScene.uniform(count, of: 500, apart: 20)
    var stage = CarouselStage(scene)
    let start = stage.view.contentOffset
    for step in 1...4 * count {
      stage.turn(0.5)
      #expect(stage.view.currentItem == step / 2 % count && stage.isOnPoint)
    }
    #expect(stage.view.contentOffset == start)
    for step in 1...4 * count {
      stage.turn(-0.5)
      #expect(stage.view.currentItem == (4 * count - step) / 2 % count && stage.isOnPoint)
    }
    #expect(stage.view.contentOffset == start)
  }
}
