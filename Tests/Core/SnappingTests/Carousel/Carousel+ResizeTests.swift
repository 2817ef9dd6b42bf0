import ScrollPhysics
import Snapping
import TestSupport
import Testing

@Suite("Carousel: another size of the view")
struct CarouselResizeTests {
  private static let sizes = [320.0, 375, 568, 667, 1366, 190, 375]

  @Test("At rest, every item stays in position through all sizes", arguments: CarouselScene.all)
  func atRest(scene: CarouselScene) {
    var stage = CarouselStage(scene.with(\.interval, 5000))
    for item in 0..<scene.count {
      for size in Self.sizes {
        let calls = stage.trace.events.count
        stage.resize(to: size)
        #expect(stage.view.currentItem == item && stage.view.isAtRest && stage.isInBand)
        // An item longer than the view rests at its beginning or its end.
        #expect(stage.isOnPoint && stage.view.configuration.geometry.boundsSize == scene.bounds(size))
        // The correction, and what makes room for it.
        #expect(stage.trace.events[calls...].allSatisfy { $0.name == .didScroll })
        #expect(stage.trace.events.count <= calls + 4)
      }
      #expect(stage.view.contentOffset == stage.trace.rest?.contentOffset ?? stage.view.contentOffset)
      #expect(stage.view.nextAdvance.map { $0 > stage.view.time } ?? false)
      stage.turn(0.5)
    }
    #expect(stage.view.currentItem == 0 && stage.view.contentOffset == CarouselStage(scene).view.contentOffset)
  }

  @Test("A resize at rest does not change the time of the next advance")
  func schedule() {
    var stage = CarouselStage(CarouselScene.uniform(3).with(\.interval, 2000))
    stage.wait(1500)
    stage.resize(to: 667)
    stage.wait(400)
    stage.resize(to: 375)
    #expect(stage.view.nextAdvance == 2000)
    stage.advance(to: 2400)
    #expect(stage.view.currentItem == 1 && stage.isOnPoint)
  }

  @Test("The row has the number of duplicates that each size needs")
  func duplicates() {
    var stage = CarouselStage(CarouselScene.uniform(3).with(\.duplicates, 0))
    for size in Self.sizes {
      stage.resize(to: size)
      let scene = stage.scene.with(\.viewport, size)
      #expect(stage.view.row == scene.carousel.row)
      #expect(stage.view.configuration.geometry == scene.carousel.configuration.geometry)
      #expect(stage.view.contentOffset == scene.carousel.contentOffset)
    }
  }

  @Test("A view as wide as two items still shows one row", arguments: CarouselScene.Way.allCases)
  func across(way: CarouselScene.Way) {
    let scene = CarouselScene.uniform(5, way: way)
    func bounds(_ length: Double, _ across: Double) -> Size2D {
      scene.axis == .horizontal ? Size2D(width: length, height: across) : Size2D(width: across, height: length)
    }
    var stage = CarouselStage(scene)
    stage.turn(0.5)
    let offset = stage.view.contentOffset
    for across in [500.0, 1100, 100, 240] {
      stage.view.resize(to: bounds(375, across), recording: &stage.trace)
      #expect(stage.view.contentOffset == offset && stage.view.currentItem == 1 && stage.isOnPoint)
      stage.view.resize(to: bounds(667, across), recording: &stage.trace)
      #expect(stage.view.currentItem == 1 && stage.isOnPoint)
      stage.view.resize(to: bounds(375, across), recording: &stage.trace)
      let other = Carousel(scene.layout, boundsSize: bounds(375, across), autoScrollInterval: nil)
      #expect(other.row == stage.view.row && other.currentItem == 0)
    }
  }

  @Test("A moving row goes on to its target item", arguments: CarouselScene.some, [0.5, -0.5])
  func moving(scene: CarouselScene, velocity: Double) throws {
    for start in Set([0, scene.count - 1]).sorted() {
      var still = CarouselStage(scene, detail: .outcome)
      for _ in 0..<start { still.turn(0.5) }
      for wait in [0.0, 130, 220] {
        for size in [320.0, 395, 667, 1366] {
          var stage = CarouselStage(still.view, scene)
          stage.flick(velocity)
          stage.wait(wait)
          if stage.view.isAtRest { continue }
          stage.resize(to: size)
          stage.settle()
          let item = (start + (velocity > 0 ? 1 : -1) + scene.count) % scene.count
          #expect(stage.view.currentItem == item && stage.found.rest == item, "\(size) after \(wait), \(scene)")
          #expect(stage.isOnPoint && stage.isInBand, "\(size) after \(wait) from \(start), \(scene)")
        }
      }
    }
  }

  @Test(
    "A row that is resized while it crosses the end of a lap goes on in its direction",
    arguments: CarouselScene.Way.allCases)
  func movingOverTheEnd(way: CarouselScene.Way) throws {
    for (start, velocity) in [(2, 0.5), (0, -0.5)] {
      for wait in [10.0, 60, 130] {
        for size in [370.0, 395, 1000] {
          var stage = CarouselStage(CarouselScene.uniform(3, way: way))
          for _ in 0..<start { stage.turn(0.5) }
          stage.flick(velocity)
          stage.wait(wait)
          let (before, count) = (stage.way, stage.trace.frames.count)
          stage.resize(to: size)
          #expect(stage.isInBand, "at once at \(size) after \(wait)")
          stage.settle()
          #expect(stage.found.rest == (velocity > 0 ? 0 : 2) && stage.found.itemDelta == (velocity > 0 ? 1 : -1))
          // An item and half of what the view has grown by, at most.
          let frames = (count..<stage.trace.frames.count).map { abs(stage.way(ofFrame: $0) - before) }
          #expect(frames.max() ?? 0 < 336 + 2 * abs(size - 375), "\(size) after \(wait)")
        }
      }
    }
  }

  @Test("An advance during a resize goes on to its item", arguments: CarouselScene.some)
  func advancing(scene: CarouselScene) {
    for number in 0..<scene.count {
      for wait in [20.0, 140, 270] {
        for size in [320.0, 395, 667] {
          var stage = CarouselStage(scene.with(\.interval, 2000))
          stage.wait(Double(number + 1) * 2000 + wait)
          stage.resize(to: size)
          #expect(stage.view.phase == .animating)
          stage.settle()
          #expect(stage.view.currentItem == (number + 1) % scene.count && stage.isOnPoint && stage.isInBand)
          #expect(stage.view.nextAdvance == Double(number + 2) * 2000)
        }
      }
    }
  }

  @Test("A dragged item stays under the finger, even if the number of duplicates changes", arguments: [1, 2, 3, 10])
  func underAFinger(count: Int) throws {
    for way in CarouselScene.Way.allCases {
      // From four duplicates a side to five and more, or back: 110 and half of what 100 leaves of the view.
      for (size, next) in [(530.0, 550.0), (550, 530), (530, 535), (375, 390), (390, 375), (745, 765), (765, 745)] {
        for (drag, steps) in [(40.0, 0), (-40, 0), (110, 1), (-250, -2)] {
          for moves in [false, true] {
            let scene = CarouselScene.uniform(count, of: 100, apart: 10, way: way).with(\.viewport, size)
              .with(\.duplicates, 0)
            var stage = CarouselStage(scene)
            stage.down()
            stage.drag(by: drag + (drag > 0 ? 10 : -10), over: 100, samples: 10)
            let before = stage.view.currentItem
            stage.resize(to: next)
            #expect(stage.view.phase == .dragging && stage.view.currentItem == before, "\(size) to \(next) at \(drag)")
            if moves { stage.drag(by: 2, over: 16) }
            stage.lift(after: 200)
            stage.settle()
            let item = ((steps % count) + count) % count
            #expect(stage.view.currentItem == item, "\(size) to \(next), dragged \(drag), \(scene)")
            #expect(stage.found.rest == item && stage.isOnPoint && stage.isInBand)
          }
        }
      }
    }
  }

  @Test("Under a finger that has not dragged yet the item stays in position", arguments: CarouselScene.some)
  func underAStillFinger(scene: CarouselScene) {
    for size in Self.sizes {
      var stage = CarouselStage(scene)
      stage.turn(0.5)
      stage.down()
      stage.resize(to: size)
      #expect(stage.view.phase == .tracking)
      stage.lift(after: 100)
      #expect(stage.view.currentItem == 1 % scene.count && stage.isOnPoint && stage.view.isAtRest)
    }
  }

  @Test("A view can shrink to nothing and grow again", arguments: CarouselScene.some)
  func nothing(scene: CarouselScene) {
    var stage = CarouselStage(scene.with(\.interval, 2000))
    stage.turn(0.5)
    let offset = stage.view.contentOffset
    stage.resize(to: 0)
    #expect(stage.view.contentOffset.isFinite)
    stage.resize(to: scene.viewport)
    #expect(stage.view.contentOffset == offset && stage.view.currentItem == 1 % scene.count)
  }
}
