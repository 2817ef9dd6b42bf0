import ScrollPhysics
import TestSupport
import Testing

@Suite("Stopping a scroll view")
struct ScrollerStopTests {
  @Test(
    "A stopped deceleration rests on the current pixel, and makes only its end call", arguments: [1.0, 2, 3])
  func deceleration(scale: Double) {
    var configuration = ScrollConfiguration.list
    configuration.displayScale = scale
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 1000))
    stage.flick(Vector2D(x: 0, y: 1.3))
    stage.wait(300)
    let (place, time) = (stage.view.position.y, stage.view.time)
    stage.view.stopScrolling(recording: &stage.trace)
    stage.settle()
    #expect(stage.view.contentOffset.y == (place * scale).rounded() / scale)
    #expect(stage.trace.rest?.time == time && stage.view.time == time)
    #expect(stage.trace.releases.last.map { $0.target.y > place + 100 } == true)
  }

  @Test("A stopped bounce ends at its edge", arguments: [0.0, 3000])
  func bounce(edge: Double) {
    var stage = Stage(.list, at: Vector2D(x: 0, y: edge == 0 ? 60 : 2940))
    stage.flick(Vector2D(x: 0, y: edge == 0 ? -2 : 2))
    while stage.view.phase != .bouncing { stage.wait(8) }
    stage.wait(30)
    #expect(abs(stage.view.position.y - edge) > 3)
    stage.view.stopScrolling(recording: &stage.trace)
    #expect(stage.view.contentOffset.y == edge && stage.settle() && stage.view.contentOffset.y == edge)
  }

  @Test("With paging a stopped view ends on the nearer page", arguments: [(20.0, 375.0), (150, 750)])
  func paging(wait: Double, page: Double) {
    var configuration = ScrollConfiguration.shelf
    configuration.isPagingEnabled = true
    var stage = Stage(configuration, at: Vector2D(x: 375, y: 0))
    stage.flick(Vector2D(x: 1, y: 0))
    stage.wait(wait)
    let place = stage.view.position.x
    #expect((place > 562.5) == (page == 750) && place > 375 && place < 750)
    stage.view.stopScrolling(recording: &stage.trace)
    #expect(stage.view.contentOffset.x == page && stage.settle() && stage.view.contentOffset.x == page)
  }

  @Test("A stopped animation ends where it is")
  func animation() {
    var stage = Stage(.list, at: .zero)
    stage.view.setContentOffset(Vector2D(x: 0, y: 800), animated: true, recording: &stage.trace)
    stage.wait(120)
    let place = stage.view.contentOffset.y
    #expect(place > 20 && place < 780)
    stage.view.stopScrolling(recording: &stage.trace)
    stage.settle()
    #expect(abs(stage.view.contentOffset.y - place) <= 0.5)
  }

  @Test("Stopping has no effect on a view at rest or under a finger")
  func ineffective() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    let before = stage.trace
    stage.view.stopScrolling(recording: &stage.trace)
    #expect(stage.trace == before && stage.view.contentOffset.y == 500)
    var other = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    for step in 0..<2 {
      stage.down()
      other.down()
      stage.drag(by: Vector2D(x: 0, y: 40), over: 40, samples: 5)
      other.drag(by: Vector2D(x: 0, y: 40), over: 40, samples: 5)
      if step == 0 { stage.view.stopScrolling(recording: &stage.trace) }
      stage.drag(by: Vector2D(x: 0, y: 40), over: 40, samples: 5)
      other.drag(by: Vector2D(x: 0, y: 40), over: 40, samples: 5)
      stage.lift()
      other.lift()
    }
    stage.settle()
    other.settle()
    #expect(stage.trace == other.trace)
  }
}
