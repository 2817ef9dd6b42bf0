import ScrollPhysics
import Testing
import TestSupport

@Suite("Content offset set by the program")
struct ScrollerContentOffsetTests {
  private func list(at offset: Double = 500) -> Stage<FreeScrolling> {
    Stage(.list, at: Vector2D(x: 0, y: offset))
  }

  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  // MARK: At rest

  @Test("An offset set without animation applies at once, with one didScroll")
  func notAnimated() {
    var stage = list()
    stage.view.setContentOffset(y(731.5), animated: false, recording: &stage.trace)
    #expect(stage.view.contentOffset == y(731.5) && stage.view.isAtRest)
    #expect(stage.trace.events.map(\.name) == [.didScroll])
    #expect(stage.trace.rest?.contentOffset == y(731.5))
    stage.view.assignContentOffset(y(20), recording: &stage.trace)
    #expect(stage.view.contentOffset == y(20))
    #expect(stage.trace.events.map(\.name) == [.didScroll, .didScroll])
  }

  @Test("Setting the current offset makes no calls", arguments: [true, false])
  func same(animated: Bool) {
    var stage = list()
    stage.view.setContentOffset(y(500), animated: animated, recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.events.isEmpty && stage.view.isAtRest)
  }

  @Test("Animating to the current offset makes no calls, even if the position is between two pixels")
  func sameBetweenPixels() {
    var stage = list()
    stage.dragSlowly(by: y(60.13))
    stage.trace.removeAll()
    stage.view.setContentOffset(stage.view.contentOffset, animated: true, recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.events.isEmpty)
  }

  @Test("An animated offset follows the animation for 0.3 s and reports its end")
  func animated() {
    var stage = list()
    stage.view.advance(to: 40, recording: &stage.trace)
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    #expect(!stage.view.isAtRest && stage.trace.rest == nil)
    stage.settle()
    let animation = ScrollAnimation(from: 500, to: 900)
    var worst = Worst()
    for frame in stage.trace.frames {
      worst.note(frame.position.y - animation.offset(at: frame.time - 40), "\(frame.time) ms")
    }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.trace.frames.count == 18)
    #expect(stage.trace.rest == ScrollTrace.Rest(time: 340, contentOffset: y(900)))
    #expect(stage.calls == [.didScroll, .didEndScrollingAnimation])
  }

  @Test("An offset beyond the range is accepted, and kept until the next drag", arguments: [true, false])
  func beyond(animated: Bool) {
    var stage = list()
    stage.view.setContentOffset(y(-120), animated: animated, recording: &stage.trace)
    stage.settle()
    stage.wait(1000)
    #expect(stage.view.contentOffset == y(-120) && stage.view.isAtRest)
    // A drag starts from where the content is held, without a jump, and its end bounces back.
    stage.down()
    stage.drag(by: y(10), over: 20)
    #expect(abs(stage.view.position.y + 120) <= 1e-9)
    stage.lift(after: 100)
    stage.settle()
    #expect(stage.view.contentOffset == y(0))
  }

  // MARK: While decelerating

  @Test("An offset set without animation stops a deceleration")
  func stopsDeceleration() {
    var stage = list()
    stage.flick(y(1))
    stage.wait(200)
    stage.view.setContentOffset(y(100), animated: false, recording: &stage.trace)
    #expect(stage.view.isAtRest && stage.view.contentOffset == y(100) && stage.view.velocity == .zero)
    #expect(!stage.view.isDragging && !stage.view.isDecelerating)
    #expect(stage.trace.events.last?.name == .didEndDecelerating)
    #expect(stage.trace.rest == ScrollTrace.Rest(time: 264, contentOffset: y(100)))
    stage.wait(500)
    #expect(stage.view.contentOffset == y(100))
  }

  @Test("An animated offset replaces a deceleration, and its end is reported once")
  func animatesFromDeceleration() {
    var stage = list()
    stage.flick(y(1))
    stage.wait(200)
    let here = stage.view.position.y
    stage.view.setContentOffset(y(100), animated: true, recording: &stage.trace)
    stage.wait(75)
    #expect(abs(stage.view.position.y - ScrollAnimation(from: here, to: 100).offset(at: 75)) <= 1e-9)
    stage.settle()
    #expect(stage.view.contentOffset == y(100))
    #expect(stage.trace.events.filter { $0.name == .didEndScrollingAnimation }.count == 1)
    #expect(stage.trace.events.last?.name == .didEndScrollingAnimation)
  }

  @Test("Assigning the offset moves a deceleration but does not stop it")
  func assignmentWhileDecelerating() {
    var stage = list()
    stage.flick(y(1))
    stage.wait(200)
    let velocity = stage.view.velocity.y
    let here = stage.view.position.y
    stage.view.assignContentOffset(y(here + 300), recording: &stage.trace)
    #expect(abs(stage.view.position.y - here - 300) <= 1e-12)
    #expect(abs(stage.view.velocity.y - velocity) <= 1e-12)
    #expect(stage.view.isDecelerating)
    stage.settle()
    let target = stage.trace.releases.last?.target.y ?? 0
    #expect(abs(stage.view.position.y - target - 300) <= 1e-9)
    #expect(stage.trace.events.filter { $0.name == .didEndDecelerating }.count == 1)
  }

  @Test("Assigning the current offset does not change a deceleration")
  func assignmentInPlace() {
    var stage = list()
    stage.flick(y(1))
    var untouched = stage
    stage.wait(211)
    stage.view.assignContentOffset(stage.view.position, recording: &stage.trace)
    stage.settle()
    untouched.settle()
    #expect(abs(stage.view.position.y - untouched.view.position.y) <= 1e-9)
    #expect(abs((stage.trace.rest?.time ?? 0) - (untouched.trace.rest?.time ?? 1)) <= 1e-6)
    #expect(stage.calls == untouched.calls)
  }

  @Test("Assigning an offset beyond an edge during a deceleration bounces back to the edge")
  func assignmentBeyondEdge() {
    var stage = list()
    stage.flick(y(1))
    stage.wait(200)
    let velocity = stage.view.velocity.y
    stage.view.assignContentOffset(y(3040), recording: &stage.trace)
    #expect(stage.view.position.y == 3040)
    stage.wait(0.001)
    #expect(abs(stage.view.velocity.y - velocity) <= 1e-3)
    stage.settle()
    #expect(stage.view.contentOffset == y(3000))
  }

  @Test("Assigning the offset during a bounce moves the bounce")
  func assignmentWhileBouncing() {
    var stage = list(at: 100)
    stage.view.release(ReleaseState(contentOffset: y(100), velocity: y(-3)), recording: &stage.trace)
    stage.wait(100)
    #expect(stage.view.phase == .bouncing)
    let velocity = stage.view.velocity.y
    stage.view.assignContentOffset(y(-20), recording: &stage.trace)
    stage.wait(0.001)
    #expect(abs(stage.view.velocity.y - velocity) <= 1e-3 && abs(stage.view.position.y + 20) <= 0.01)
    stage.settle()
    #expect(stage.view.contentOffset == y(0))
  }

  @Test(
    "Assigning the offset during a recoil moves the rest offset, within the range", arguments: [700, 2980])
  func assignmentWhileRecoiling(target: Double) {
    var configuration = ScrollConfiguration.list
    configuration.tuning.stillRetarget = .recoil
    let start = target - 200
    var stage = Stage(configuration, at: y(start), behavior: RecordingBehavior { _, _ in Vector2D(x: 0, y: target) })
    stage.view.release(ReleaseState(contentOffset: y(start)), recording: &stage.trace)
    stage.wait(60)
    let here = stage.view.position.y
    #expect(here > start && here < target - 1)
    stage.view.assignContentOffset(y(here + 40), recording: &stage.trace)
    stage.settle()
    #expect(stage.view.contentOffset.y == min(target + 40, 3000))
  }

  @Test("Assigning an offset beyond an edge that does not bounce ends a deceleration at once")
  func assignmentBeyondHardEdge() {
    var configuration = ScrollConfiguration.list
    configuration.bounces = false
    var stage = Stage(configuration, at: y(500))
    stage.flick(y(1))
    stage.wait(200)
    stage.view.assignContentOffset(y(3040), recording: &stage.trace)
    #expect(!stage.view.isDecelerating && stage.view.isAtRest)
    #expect(stage.trace.events.last?.name == .didEndDecelerating)
    #expect(stage.trace.events.last?.time == stage.view.time)
  }

  // MARK: While animating

  @Test("A second animated offset starts from the current position, with one call at its end")
  func redirected() {
    var stage = list()
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    stage.wait(120)
    let here = stage.view.position.y
    stage.view.setContentOffset(y(300), animated: true, recording: &stage.trace)
    #expect(stage.view.position.y == here)
    stage.settle()
    #expect(stage.view.contentOffset == y(300) && stage.trace.rest?.time == 420)
    #expect(stage.calls == [.didScroll, .didEndScrollingAnimation])
  }

  @Test("An offset that is assigned, or set without animation, ends a running animation", arguments: [true, false])
  func stopsAnimation(assigned: Bool) {
    var stage = list()
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    stage.wait(120)
    if assigned {
      stage.view.assignContentOffset(y(10), recording: &stage.trace)
    } else {
      stage.view.setContentOffset(y(10), animated: false, recording: &stage.trace)
    }
    #expect(stage.view.isAtRest && stage.view.contentOffset == y(10))
    #expect(stage.trace.events.last?.name == .didEndScrollingAnimation)
    stage.wait(500)
    #expect(stage.view.contentOffset == y(10))
    #expect(stage.trace.events.filter { $0.name == .didEndScrollingAnimation }.count == 1)
  }

  @Test("A touch stops the animation, and a drag still needs to pass the slop")
  func touchStopsAnimation() {
    var stage = list()
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    stage.wait(120)
    let here = stage.view.position.y
    stage.down()
    #expect(stage.trace.events.last?.name == .didEndScrollingAnimation)
    #expect(stage.view.position.y == here && stage.view.phase == .tracking && !stage.view.isDragging)
    stage.drag(by: y(9), over: 20)
    #expect(stage.view.position.y == here)
    stage.lift()
    #expect(stage.view.isAtRest && stage.view.position.y == here)
    #expect(stage.trace.events.filter { $0.name == .didEndScrollingAnimation }.count == 1)
  }

  // MARK: Under a finger

  @Test("An offset set under a dragging finger applies, and the drag goes on from it", arguments: [0, 1, 2])
  func whileDragging(way: Int) {
    var stage = list()
    stage.down()
    stage.drag(by: y(60), over: 48, samples: 6)
    switch way {
    case 0: stage.view.setContentOffset(y(1000), animated: false, recording: &stage.trace)
    case 1: stage.view.setContentOffset(y(1000), animated: true, recording: &stage.trace)
    default: stage.view.assignContentOffset(y(1000), recording: &stage.trace)
    }
    #expect(stage.view.position.y == 1000 && stage.view.isDragging)
    stage.drag(by: y(25), over: 16, samples: 2)
    #expect(abs(stage.view.position.y - 1025) <= 1e-9)
    stage.lift(after: 100)
    #expect(stage.calls.filter { $0 != .didScroll } == [.willBeginDragging, .willEndDragging, .didEndDragging])
  }

  @Test("An offset set under a resting finger applies, and the drag starts from it")
  func whileTracking() {
    var stage = list()
    stage.down()
    stage.view.setContentOffset(y(1000), animated: false, recording: &stage.trace)
    #expect(stage.trace.rest == nil)
    stage.drag(by: y(30), over: 16, samples: 2)
    #expect(abs(stage.view.position.y - 1020) <= 1e-9)
  }

  @Test("An animation that begins under a resting finger goes on after the lift and rests at its end")
  func animationUnderFinger() {
    var stage = list()
    stage.down()
    stage.view.setContentOffset(y(1000), animated: true, recording: &stage.trace)
    stage.wait(100)
    stage.lift()
    #expect(stage.trace.rest == nil)
    #expect(stage.view.velocity.y > 0)
    stage.settle()
    #expect(stage.view.contentOffset == y(1000))
    #expect(stage.trace.rest == ScrollTrace.Rest(time: 300, contentOffset: y(1000)))
  }
}
