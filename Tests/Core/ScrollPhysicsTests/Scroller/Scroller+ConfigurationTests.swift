import ScrollPhysics
import Testing
import TestSupport

@Suite("Changes of sizes and switches")
struct ScrollerConfigurationTests {
  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list with another content height.
  private static func height(_ height: Double) -> @Sendable (inout ScrollConfiguration) -> Void {
    { $0.geometry.contentSize.height = height }
  }

  @Test("A changed step leaves an animated scroll as it is", arguments: [0.5, 2, 3.7])
  func step(step: Double) {
    var frames: [[TraceFrame]] = []
    for changes in [false, true] {
      var stage = Stage(.list, at: y(0))
      stage.view.setContentOffset(y(1000), animated: true, recording: &stage.trace)
      stage.wait(100)
      if changes { stage.view.update(recording: &stage.trace) { $0.step = step } }
      stage.wait(1000)
      frames.append(stage.trace.frames)
    }
    #expect(frames[0].count == frames[1].count && frames[0].count > 10)
    for (one, other) in zip(frames[0], frames[1]) {
      #expect(one.time == other.time && abs(one.position.y - other.position.y) <= 0.5)
    }
  }

  // MARK: At rest

  @Test("A view at rest inside its new range does not move")
  func staysInside() {
    var stage = Stage(.list, at: y(500))
    stage.view.update(recording: &stage.trace, Self.height(5000))
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.top = 88 }
    stage.view.update(recording: &stage.trace, Self.height(1100))
    #expect(stage.view.contentOffset == y(500) && stage.trace.events.isEmpty && stage.view.isAtRest)
  }

  @Test(
    "A view at rest outside its new range moves to the nearest edge at once",
    arguments: [(1000, 0, 400), (300, 0, 0), (300, 44, -44), (0, 0, 0)] as [(Double, Double, Double)])
  func clamped(height: Double, top: Double, offset: Double) {
    var stage = Stage(.list, at: y(500))
    stage.wait(10)
    stage.view.update(recording: &stage.trace) {
      $0.geometry.contentSize.height = height
      $0.geometry.contentInset.top = top
    }
    #expect(stage.view.position == y(offset) && stage.view.isAtRest)
    #expect(stage.trace.events.map(\.name) == [.didScroll])
  }

  @Test("If a change moves a view at rest, the trace has the new rest offset")
  func restFollows() {
    var stage = Stage(.list, at: y(500))
    stage.dragSlowly(by: y(60))
    stage.view.update(recording: &stage.trace, Self.height(1000))
    #expect(stage.trace.rest?.contentOffset == stage.view.contentOffset)
  }

  @Test("A larger top inset does not move the content; a smaller one leaves no gap")
  func insets() {
    var stage = Stage(.list, at: y(0))
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.top = 60 }
    #expect(stage.view.contentOffset == y(0))
    stage.view.setContentOffset(y(-60), animated: false, recording: &stage.trace)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.top = 20 }
    #expect(stage.view.contentOffset == y(-20))
  }

  @Test("An update without a change does nothing")
  func nothing() {
    var stage = Stage(.list, at: y(-30))
    stage.view.update(recording: &stage.trace) { _ in }
    stage.view.update(recording: &stage.trace) { $0.bounces = true }
    #expect(stage.view.contentOffset == y(-30) && stage.trace.events.isEmpty && stage.trace.frames.isEmpty)
  }

  // MARK: Decelerating

  /// A list flicked at 1 pt/ms from 500, 200 ms ago.
  private func decelerating() -> Stage<FreeScrolling> {
    var stage = Stage(.list, at: y(500))
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(1)), recording: &stage.trace)
    stage.wait(200)
    return stage
  }

  /// The change of position and of velocity that a change makes at its instant.
  private func jump(
    _ stage: inout Stage<FreeScrolling>, _ change: (inout ScrollConfiguration) -> Void
  ) -> (position: Double, velocity: Double) {
    var untouched = stage
    stage.view.update(recording: &stage.trace, change)
    stage.wait(1e-6)
    untouched.wait(1e-6)
    return (
      (stage.view.position - untouched.view.position).length, (stage.view.velocity - untouched.view.velocity).length
    )
  }

  @Test("A deceleration that stays inside its new range is not disturbed")
  func decelerationInside() {
    var stage = decelerating()
    let jump = jump(&stage, Self.height(4000))
    #expect(jump.position <= 1e-9 && jump.velocity <= 1e-9)
    stage.settle()
    #expect(stage.view.position == stage.trace.releases.last?.target)
  }

  @Test("A deceleration meets an edge that has come nearer, and bounces")
  func edgeComesNearer() {
    var stage = decelerating()
    let jump = jump(&stage, Self.height(1400))
    #expect(jump.position <= 1e-9 && jump.velocity <= 1e-9)
    stage.settle()
    #expect(stage.view.position == y(800))
    #expect(stage.trace.frames.contains { $0.position.y > 805 })
  }

  @Test("A deceleration passes the old edge if the range has grown")
  func edgeGoesAway() {
    var stage = Stage(.list, at: y(2900))
    stage.view.release(ReleaseState(contentOffset: y(2900), velocity: y(1)), recording: &stage.trace)
    stage.wait(50)
    let jump = jump(&stage, Self.height(9000))
    #expect(jump.position <= 1e-9 && jump.velocity <= 1e-9)
    stage.settle()
    #expect(abs(stage.view.position.y - Deceleration(from: 2900, velocity: 1).restOffset) <= 0.25)
    #expect(stage.trace.frames.allSatisfy { $0.phase != .bouncing })
  }

  @Test("A deceleration outside its new range goes on as a bounce, without a jump")
  func leftOutside() {
    var stage = decelerating()
    let jump = jump(&stage, Self.height(1230))
    #expect(stage.view.position.y > 640)
    #expect(jump.position <= 1e-6 && jump.velocity <= 1e-6)
    #expect(stage.view.phase == .bouncing)
    stage.settle()
    #expect(stage.view.position == y(630))
  }

  @Test("Without bouncing a deceleration outside its new range ends at the edge")
  func leftOutsideWithoutBounce() {
    var configuration = ScrollConfiguration.list
    configuration.bounces = false
    var stage = Stage(configuration, at: y(500))
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(1)), recording: &stage.trace)
    stage.wait(200)
    stage.view.update(recording: &stage.trace, Self.height(1230))
    #expect(stage.view.position == y(630) && stage.view.isAtRest)
    #expect(stage.trace.events.last?.name == .didEndDecelerating)
  }

  @Test("The axis of a moving view that is at rest also moves inside its new range")
  func restingAxis() {
    var stage = Stage(.map, at: Vector2D(x: 500, y: 1500))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 500, y: 1500), velocity: Vector2D(x: 1, y: 0)), recording: &stage.trace)
    stage.wait(100)
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.height = 1000 }
    stage.settle()
    #expect(stage.view.position.y == 600)
    #expect(stage.view.position.x == Deceleration.target(from: 500, velocity: 1, displayScale: 2))
  }

  // MARK: Bouncing

  @Test("A bounce inside its new range goes on as a deceleration, without a jump")
  func bounceInside() {
    var stage = Stage(.list, at: y(2980))
    stage.view.release(ReleaseState(contentOffset: y(2980), velocity: y(3)), recording: &stage.trace)
    stage.wait(50)
    #expect(stage.view.phase == .bouncing && stage.view.velocity.y > 0)
    let jump = jump(&stage, Self.height(9000))
    #expect(jump.position <= 1e-6 && jump.velocity <= 1e-6)
    #expect(stage.view.phase == .decelerating)
    stage.settle()
    #expect(stage.view.position.y > 3100)
  }

  @Test("A bounce ends at an edge that has moved", arguments: [3560.0, 3630])
  func bounceToMovedEdge(height: Double) {
    var stage = Stage(.list, at: y(2980))
    stage.view.release(ReleaseState(contentOffset: y(2980), velocity: y(3)), recording: &stage.trace)
    stage.wait(100)
    let jump = jump(&stage, Self.height(height))
    #expect(jump.position <= 1e-6 && jump.velocity <= 1e-6)
    stage.settle()
    #expect(stage.view.position == y(height - 600))
  }

  // MARK: Animating

  @Test("An animation goes to its end even outside the range")
  func animating() {
    var stage = Stage(.list, at: y(500))
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    stage.wait(100)
    let jump = jump(&stage, Self.height(5000))
    #expect(jump.position == 0 && jump.velocity == 0)
    stage.settle()
    #expect(stage.view.contentOffset == y(900) && stage.trace.rest?.time == 300)
  }

  // MARK: Dragging

  @Test("A drag goes on from the content's position, with the rubber band if that is now outside")
  func dragging() {
    var stage = Stage(.list, at: y(500))
    stage.down()
    stage.drag(by: y(60), over: 48, samples: 6)
    stage.view.update(recording: &stage.trace, Self.height(4000))
    #expect(abs(stage.view.position.y - 550) <= 1e-9)
    stage.view.update(recording: &stage.trace, Self.height(1100))
    let band = RubberBand(dimension: 600)
    #expect(abs(stage.view.position.y - 500 - band.offset(forDistance: 50)) <= 1e-9)
    stage.drag(by: y(30), over: 16, samples: 2)
    #expect(abs(stage.view.position.y - 500 - band.offset(forDistance: 80)) <= 1e-9)
    stage.drag(by: y(-100), over: 16, samples: 2)
    #expect(abs(stage.view.position.y - 480) <= 1e-9)
    #expect(stage.view.isDragging)
  }

  // MARK: Scrolling disabled

  @Test("A view with scrolling disabled ignores fingers")
  func disabled() {
    var configuration = ScrollConfiguration.list
    configuration.isScrollEnabled = false
    var stage = Stage(configuration, at: y(500))
    stage.flick(y(2))
    #expect(stage.trace.events.isEmpty && stage.trace.releases.isEmpty)
    #expect(stage.view.position == y(500) && stage.view.isAtRest)
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    stage.settle()
    #expect(stage.view.contentOffset == y(900))
  }

  @Test("Disabling scrolling under a dragging finger cancels the drag; the finger may lift")
  func disabledWhileDragging() {
    var stage = Stage(.list, at: y(500))
    stage.down()
    stage.drag(by: y(64), over: 64, samples: 8)
    stage.view.update(recording: &stage.trace) { $0.isScrollEnabled = false }
    #expect(stage.calls == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    #expect(stage.trace.releases.last?.velocity == .zero)
    #expect(!stage.view.isDragging && !stage.view.isTracking)
    stage.drag(by: y(64), over: 64, samples: 8)
    stage.lift()
    #expect(stage.view.isAtRest && abs(stage.view.position.y - 554) <= 1e-9)
    #expect(stage.trace.releases.count == 1)
  }

  @Test("Disabling scrolling under a finger that is not dragging yet prevents the drag")
  func disabledWhileTracking() {
    var stage = Stage(.list, at: y(500))
    stage.down()
    stage.drag(by: y(5), over: 16)
    stage.view.update(recording: &stage.trace) { $0.isScrollEnabled = false }
    stage.drag(by: y(64), over: 64, samples: 8)
    #expect(stage.view.position == y(500) && !stage.view.isDragging)
    stage.lift()
    #expect(stage.view.isAtRest && stage.trace.releases.isEmpty)
  }

  @Test("A trace has no rest while a finger is on a view with scrolling disabled")
  func noRestUnderFinger() {
    var stage = Stage(.list, at: y(500))
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(0.5)), recording: &stage.trace)
    stage.view.update(recording: &stage.trace) { $0.isScrollEnabled = false }
    stage.down()
    stage.wait(5000)
    #expect(stage.trace.rest == nil)
    stage.lift()
    #expect(stage.trace.rest?.contentOffset == stage.view.contentOffset)
  }

  @Test("A view with scrolling disabled animates to an offset under a finger that it ignores")
  func animationUnderIgnoredFinger() {
    var stage = Stage(.list, at: y(500))
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(2)), recording: &stage.trace)
    stage.view.update(recording: &stage.trace) { $0.isScrollEnabled = false }
    stage.wait(50)
    stage.down()
    let before = stage.view.position
    #expect(stage.view.phase == .decelerating)
    stage.view.setContentOffset(y(900), animated: true, recording: &stage.trace)
    #expect(stage.view.phase == .animating && stage.view.position == before)
    #expect(stage.calls.last == .didEndDecelerating)
    stage.wait(400)
    #expect(stage.view.contentOffset == y(900) && stage.calls.last == .didEndScrollingAnimation)
  }

  // MARK: Clockwork

  @Test("A new frame rate during a run applies from its next frame", arguments: [24.0, 120, 1000])
  func frameRate(rate: Double) {
    var stage = Stage(.list, at: y(500))
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(1)), recording: &stage.trace)
    stage.wait(130)
    let before = stage.trace.frames.count
    stage.view.update(recording: &stage.trace) { $0.frameRate = rate }
    stage.settle()
    let later = stage.trace.frames.dropFirst(before)
    let motion = Deceleration(from: 500, velocity: 1)
    #expect(later.first.map { $0.time > 130 && $0.time <= 130 + 1000 / rate + 1e-9 } == true)
    #expect(later.dropLast().allSatisfy { abs($0.position.y - motion.offset(at: $0.time)) < 1e-9 })
    #expect(zip(later, later.dropFirst()).allSatisfy { abs($1.time - $0.time - 1000 / rate) < 1e-9 })
  }

  @Test("A new display scale makes no didScroll")
  func displayScale() {
    var stage = Stage(.list, at: y(500.5))
    stage.view.update(recording: &stage.trace) { $0.displayScale = 3 }
    stage.down()
    #expect(stage.trace.events.isEmpty && stage.view.contentOffset.y == 1502.0 / 3)
  }

  @Test("A pending jump to a target is not lost in a change of the view")
  func pendingJump() {
    let behavior = WillEndDraggingBehavior { _, target in target.y = 700 }
    var view = Scroller(ScrollConfiguration.list, contentOffset: y(1000), behavior: behavior)
    var trace = ScrollTrace()
    view.release(ReleaseState(contentOffset: y(1000), velocity: y(1)), recording: &trace)
    view.update(recording: &trace) { $0.geometry.contentSize.height += 100 }
    view.advanceToRest(recording: &trace)
    #expect(view.contentOffset == y(700) && trace.rest?.contentOffset == y(700))
  }

  // MARK: Resize

  @Test("A resize at rest calls the behavior with the previous geometry, and moves to its target at once")
  func resizeAtRest() {
    var stage = Stage(
      .shelf, at: Vector2D(x: 750, y: 0),
      behavior: RecordingBehavior { _, context in
        // The same item at the left edge.
        let page = context.contentOffset.x / context.previousGeometry.boundsSize.width
        return Vector2D(x: page * context.geometry.boundsSize.width, y: 0)
      })
    stage.view.resize(to: Size2D(width: 600, height: 240), recording: &stage.trace)
    let context = stage.view.behavior.contexts.last
    #expect(stage.view.behavior.contexts.count == 1)
    #expect(context?.reason == .resize && context?.velocity == .zero)
    #expect(context?.previousGeometry.boundsSize.width == 375 && context?.geometry.boundsSize.width == 600)
    #expect(context?.proposedTarget == Vector2D(x: 750, y: 0) && context?.contentOffset == Vector2D(x: 750, y: 0))
    #expect(stage.view.contentOffset == Vector2D(x: 1200, y: 0) && stage.view.isAtRest)
    #expect(stage.trace.rest?.contentOffset == Vector2D(x: 1200, y: 0))
    #expect(stage.trace.releases.isEmpty)
  }

  @Test("A change that does not resize the bounds does not call the behavior")
  func noResize() {
    var stage = Stage(.shelf, behavior: RecordingBehavior())
    stage.view.update(recording: &stage.trace) { $0.geometry.contentSize.width = 9000 }
    stage.view.update(recording: &stage.trace) { $0.geometry.contentInset.left = 20 }
    stage.view.resize(to: Size2D(width: 375, height: 240), recording: &stage.trace)
    #expect(stage.view.behavior.contexts.isEmpty)
  }

  @Test("A resize during a deceleration proposes its target and lands where the behavior chooses")
  func resizeWhileDecelerating() {
    var stage = Stage(
      .shelf, at: Vector2D(x: 700, y: 0),
      behavior: RecordingBehavior { target, context in
        context.reason == .resize ? Vector2D(x: 1400, y: 0) : target
      })
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 700, y: 0), velocity: Vector2D(x: 1, y: 0)), recording: &stage.trace)
    stage.wait(100)
    let velocity = stage.view.velocity.x
    let here = stage.view.position.x
    stage.view.resize(to: Size2D(width: 600, height: 240), recording: &stage.trace)
    let context = stage.view.behavior.contexts.last
    #expect(context?.reason == .resize)
    #expect(context.map { abs($0.velocity.x - velocity) <= 1e-9 } == true)
    #expect(context?.proposedTarget.x == Deceleration.target(from: 700, velocity: 1, displayScale: 2))
    #expect(abs(stage.view.position.x - here) <= 1e-9 && abs(stage.view.velocity.x - velocity) <= 1e-9)
    stage.settle()
    #expect(stage.view.position.x == 1400)
    #expect(stage.trace.events.filter { $0.name == .didEndDecelerating }.count == 1)
  }

  @Test("A resize under a dragging finger calls the behavior only when the finger lifts")
  func resizeWhileDragging() {
    var stage = Stage(.shelf, at: Vector2D(x: 700, y: 0), behavior: RecordingBehavior())
    stage.down()
    stage.drag(by: Vector2D(x: 60, y: 0), over: 60, samples: 6)
    stage.view.resize(to: Size2D(width: 600, height: 240), recording: &stage.trace)
    #expect(stage.view.behavior.contexts.isEmpty && stage.view.isDragging)
    stage.lift()
    #expect(stage.view.behavior.contexts.map(\.reason) == [.dragEnd])
    #expect(stage.view.behavior.contexts.last?.geometry.boundsSize.width == 600)
  }

  @Test("A resize that leaves the view beyond its edge proposes the edge")
  func resizeBeyondEdge() {
    var stage = Stage(.shelf, at: Vector2D(x: 3000, y: 0), behavior: RecordingBehavior())
    stage.view.resize(to: Size2D(width: 1000, height: 240), recording: &stage.trace)
    #expect(stage.view.behavior.contexts.last?.proposedTarget.x == 2375)
    #expect(stage.view.contentOffset.x == 2375)
  }

  @Test("A new deceleration rate applies to the next flick")
  func rate() {
    var stage = Stage(.list, at: y(500))
    stage.view.update(recording: &stage.trace) { $0.decelerationRate = .fast }
    stage.view.release(ReleaseState(contentOffset: y(500), velocity: y(2)), recording: &stage.trace)
    #expect(
      stage.trace.releases.last?.target.y == Deceleration.target(from: 500, velocity: 2, rate: .fast, displayScale: 2))
  }
}
