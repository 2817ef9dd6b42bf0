import ScrollPhysics
import Testing
import TestSupport

@Suite("A finger on a scroll view")
struct ScrollerTouchTests {
  @Test("The content follows the finger, 10 points behind")
  func follows() {
    var stage = Stage(.map, at: Vector2D(x: 500, y: 600))
    stage.down()
    stage.drag(by: Vector2D(x: 30, y: -40), over: 50, samples: 5)
    #expect((stage.view.position - Vector2D(x: 500 + 24, y: 600 - 32)).length <= 1e-9)
    stage.drag(by: Vector2D(x: -90, y: 120), over: 50, samples: 5)
    #expect((stage.view.position - Vector2D(x: 500 - 66, y: 600 + 88)).length <= 1e-9)
  }

  @Test("If the tuning applies the slop, the content jumps under the finger when the drag is recognised")
  func appliedSlop() {
    var configuration = ScrollConfiguration.list
    configuration.tuning.panSlopHandling = .applied
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 600))
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 9), over: 16)
    #expect(stage.view.position.y == 600)
    stage.drag(by: Vector2D(x: 0, y: 3), over: 16)
    #expect(abs(stage.view.position.y - 612) <= 1e-9)
  }

  @Test("Beyond an edge the content follows the finger by the rubber band, out and back", arguments: [0.0, 3000])
  func rubberBand(edge: Double) {
    let outward: Double = edge == 0 ? -1 : 1
    let band = RubberBand(dimension: 600)
    var stage = Stage(.list, at: Vector2D(x: 0, y: edge))
    stage.down()
    for (step, past) in [(210, 200), (100, 300), (-250, 50), (-40, 10)] as [(Double, Double)] {
      stage.drag(by: Vector2D(x: 0, y: outward * step), over: 40, samples: 4)
      #expect(abs(stage.view.position.y - (edge + outward * band.offset(forDistance: past))) <= 1e-9)
    }
    stage.drag(by: Vector2D(x: 0, y: outward * -30), over: 40)
    #expect(abs(stage.view.position.y - (edge - outward * 20)) <= 1e-9)
  }

  @Test("The sampling rate of the finger does not change the content offset")
  func samplingDoesNotMatter() {
    var offsets: [Double] = []
    for samples in [1, 2, 7, 60] {
      var stage = Stage(.list, at: Vector2D(x: 0, y: 20))
      stage.down()
      stage.drag(by: Vector2D(x: 0, y: -10), over: 10)
      stage.drag(by: Vector2D(x: 0, y: -300), over: 240, samples: samples)
      offsets.append(stage.view.position.y)
    }
    #expect(offsets.allSatisfy { abs($0 - offsets[0]) <= 1e-9 })
  }

  @Test("Without bouncing a drag stops at the edge")
  func noBounce() {
    var configuration = ScrollConfiguration.list
    configuration.bounces = false
    configuration.alwaysBounceVertical = true
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 20))
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: -200), over: 80, samples: 10)
    #expect(stage.view.position.y == 0)
    // The finger's whole way counts: it must come back before the content does.
    stage.drag(by: Vector2D(x: 0, y: 100), over: 80, samples: 10)
    #expect(stage.view.position.y == 0)
    stage.drag(by: Vector2D(x: 0, y: 100), over: 80, samples: 10)
    #expect(abs(stage.view.position.y - 30) <= 1e-9)
  }

  @Test("Content smaller than the bounds does not move and makes no calls")
  func smallContent() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 300, height: 300), boundsSize: Size2D(width: 375, height: 600))
    var stage = Stage(configuration)
    stage.flick(Vector2D(x: 1, y: 2))
    #expect(stage.trace.events.isEmpty && stage.view.position == .zero && stage.view.isAtRest)
  }

  @Test("Small content that always bounces stretches and returns", arguments: [ScrollAxis.horizontal, .vertical])
  func alwaysBounce(axis: ScrollAxis) {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 300, height: 300), boundsSize: Size2D(width: 600, height: 600))
    if axis == .horizontal {
      configuration.alwaysBounceHorizontal = true
    } else {
      configuration.alwaysBounceVertical = true
    }
    var stage = Stage(configuration)
    var way = Vector2D.zero
    way[axis] = -110
    stage.down()
    stage.drag(by: way, over: 100, samples: 10)
    #expect(abs(stage.view.position[axis] + RubberBand(dimension: 600).offset(forDistance: 100)) <= 1e-9)
    #expect(stage.view.position[axis.other] == 0)
    stage.lift(after: 100)
    #expect(stage.trace.releases.last?.willDecelerate == true)
    #expect(stage.trace.releases.last?.target == .zero)
    stage.settle()
    #expect(stage.view.position == .zero)
  }

  @Test("An axis that cannot move stays at its offset under every finger movement")
  func deadAxis() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 3, y: 1))
    #expect(stage.trace.releases.last?.velocity.x == 0)
    stage.settle()
    #expect(stage.trace.frames.allSatisfy { $0.position.x == 0 })
  }

  // MARK: Catching

  @Test("A touch stops a decelerating view exactly where it is, and drags it without slop")
  func catchDeceleration() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 0, y: 1))
    let motion = Deceleration(from: stage.view.position.y, velocity: 1)
    stage.wait(123.4)
    let here = stage.view.position
    #expect(abs(here.y - motion.offset(at: 123.4)) <= 1e-9)
    stage.down()
    #expect(stage.view.position == here && stage.view.velocity == .zero)
    stage.wait(500)
    #expect(stage.view.position == here)
    stage.drag(by: Vector2D(x: 0, y: 0.5), over: 16)
    #expect(abs(stage.view.position.y - here.y - 0.5) <= 1e-9)
    stage.lift(after: 100)
    #expect(stage.trace.rest?.contentOffset == stage.view.contentOffset)
  }

  @Test("A touch holds a bouncing view, and a drag goes on by the rubber band", arguments: [0.0, 3000])
  func catchBounce(edge: Double) {
    let outward: Double = edge == 0 ? -1 : 1
    var stage = Stage(.list, at: Vector2D(x: 0, y: edge - outward * 100))
    stage.flick(Vector2D(x: 0, y: outward * 2))
    stage.wait(110)
    let here = stage.view.position.y
    #expect(outward * (here - edge) > 20 && stage.view.phase == .bouncing)
    stage.down()
    #expect(stage.view.position.y == here)
    stage.drag(by: Vector2D(x: 0, y: outward * 1e-9), over: 8)
    #expect(abs(stage.view.position.y - here) <= 1e-8)
    let band = RubberBand(dimension: 600)
    let past = band.distance(forOffset: outward * (here - edge))
    stage.drag(by: Vector2D(x: 0, y: outward * 40), over: 8)
    #expect(abs(outward * (stage.view.position.y - edge) - band.offset(forDistance: past + 40)) <= 1e-6)
    stage.drag(by: Vector2D(x: 0, y: outward * -(40 + past + 25)), over: 8)
    #expect(abs(stage.view.position.y - (edge - outward * 25)) <= 1e-6)
  }

  @Test("A bouncing view that is caught and released bounces back to the edge")
  func catchBounceAndLift() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 60))
    stage.flick(Vector2D(x: 0, y: -2))
    stage.wait(110)
    stage.down()
    let here = stage.view.position.y
    stage.lift(after: 300)
    #expect(stage.trace.releases.last?.willDecelerate == true)
    #expect(stage.trace.releases.last?.target.y == 0)
    #expect(stage.trace.releases.last?.velocity == .zero)
    let recoil = EdgeBounce(
      recoilingTo: 0, from: here, velocity: 0, logarithmicRate: Numerics.log(0.998), displayScale: 2)
    stage.wait(100)
    #expect(abs(stage.view.position.y - recoil.offset(at: 100)) <= 1e-9)
    stage.settle()
    #expect(stage.view.position.y == 0)
  }

  @Test("A touch after the end of a motion finds the view at rest, at any frame rate", arguments: [1.0, 60, 1000])
  func catchTooLate(frameRate: Double) {
    var configuration = ScrollConfiguration.list
    configuration.frameRate = frameRate
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 0, y: 0.5))
    let start = stage.view.position.y
    let target = stage.trace.releases.last?.target.y
    stage.wait(Deceleration(from: start, velocity: 0.5, restingAt: target).duration + 0.001)
    stage.down()
    #expect(stage.view.phase == .tracking)
    #expect(stage.trace.events.last?.name == .didEndDecelerating)
    stage.drag(by: Vector2D(x: 0, y: 9), over: 10)
    #expect(!stage.view.isDragging)
  }

  @Test("A cancelled drag ends without velocity")
  func cancelled() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 64), over: 64, samples: 8)
    stage.cancel()
    #expect(stage.trace.releases.last?.velocity == .zero)
    #expect(stage.trace.releases.last?.willDecelerate == false)
    #expect(stage.view.isAtRest && abs(stage.view.position.y - 554) <= 1e-9)
    #expect(stage.calls == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
  }

  @Test("A drag cancelled beyond an edge still bounces back")
  func cancelledBeyondEdge() {
    var stage = Stage(.list)
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: -110), over: 64, samples: 8)
    stage.cancel()
    #expect(stage.trace.releases.last?.willDecelerate == true)
    stage.settle()
    #expect(stage.view.position.y == 0)
  }

  @Test("A cancelled tap does nothing")
  func cancelledTap() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.down()
    stage.cancel(after: 20)
    #expect(stage.trace.events.isEmpty && stage.view.isAtRest && stage.trace.rest?.time == 20)
  }

  @Test("The location of the lift counts as a movement")
  func liftElsewhere() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 30), over: 24, samples: 3)
    stage.view.touchUp(at: stage.place - Vector2D(x: 0, y: 15), time: 32, recording: &stage.trace)
    #expect(abs((stage.trace.releases.last?.contentOffset.y ?? 0) - 535) <= 1e-9)
  }

  @Test("In five flicks in a row, the fourth and the fifth are boosted")
  func repeatedFlicks() {
    var stage = Stage(.list)
    for _ in 0..<5 {
      stage.flick(Vector2D(x: 0, y: 1))
      stage.wait(120)
    }
    let speeds = stage.trace.releases.map(\.velocity.y)
    let boost = 64.0 / 240
    let expected = [1, 1, 1, 1 + boost, 1 + 2.5 * boost]
    #expect(zip(speeds, expected).allSatisfy { abs($0 - $1) <= 1e-9 }, "\(speeds)")
  }

  @Test("Flicks on a view that has come to rest are not boosted")
  func separateFlicks() {
    var stage = Stage(.list)
    for _ in 0..<5 {
      stage.flick(Vector2D(x: 0, y: 0.6))
      stage.settle()
    }
    #expect(stage.trace.releases.allSatisfy { abs($0.velocity.y - 0.6) <= 1e-9 })
  }

  // MARK: Directional lock

  @Test("With the directional lock a nearly straight drag and its flick stay on one axis")
  func lock() {
    var configuration = ScrollConfiguration.map
    configuration.isDirectionalLockEnabled = true
    var stage = Stage(configuration, at: Vector2D(x: 700, y: 700))
    stage.flick(Vector2D(x: 0.2, y: 1))
    #expect(stage.trace.releases.last?.velocity.x == 0)
    stage.settle()
    #expect(stage.view.position.x == 700 && stage.view.position.y > 1100)
    stage.flick(Vector2D(x: 0.8, y: -1))
    #expect(abs((stage.trace.releases.last?.velocity.x ?? 0) - 0.8) <= 1e-9)
    stage.settle()
    #expect(stage.view.position.x > 1000)
  }

  @Test("A pause unlocks the direction without a jump")
  func lockReopens() {
    var configuration = ScrollConfiguration.map
    configuration.isDirectionalLockEnabled = true
    var stage = Stage(configuration, at: Vector2D(x: 700, y: 700))
    stage.down()
    stage.drag(by: Vector2D(x: 50, y: 5), over: 40, samples: 5)
    let before = stage.view.position
    #expect(before.y == 700)
    stage.wait(700)
    stage.drag(by: Vector2D(x: 0, y: 20), over: 16)
    #expect(stage.view.position.x == before.x)
    #expect(abs(stage.view.position.y - 720) <= 1e-9)
  }

  @Test("A finger that catches a locked motion keeps its axis")
  func lockInherited() {
    var configuration = ScrollConfiguration.map
    configuration.isDirectionalLockEnabled = true
    var stage = Stage(configuration, at: Vector2D(x: 700, y: 700))
    stage.flick(Vector2D(x: 0, y: 1))
    stage.wait(100)
    stage.down()
    let before = stage.view.position
    stage.drag(by: Vector2D(x: 60, y: 30), over: 50, samples: 5)
    #expect(stage.view.position.x == 700)
    #expect(abs(stage.view.position.y - before.y - 30) <= 1e-9)
  }

  @Test("Without the lock a nearly straight drag moves both axes")
  func noLock() {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 700))
    stage.flick(Vector2D(x: 0.2, y: 1))
    #expect(abs((stage.trace.releases.last?.velocity.x ?? 0) - 0.2) <= 1e-9)
  }
}
