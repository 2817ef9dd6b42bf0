import ScrollPhysics
import Testing
import TestSupport

@Suite("The context of a target behavior")
struct ScrollTargetContextTests {
  @Test("At the end of a drag the context has the velocity, the target, the drag's start and the offset")
  func facts() throws {
    var configuration = ScrollConfiguration.map
    configuration.displayScale = 3
    configuration.decelerationRate = .fast
    configuration.layoutDirection = .rightToLeft
    var stage = Stage(configuration, at: Vector2D(x: 700, y: 900), behavior: RecordingBehavior())
    stage.down()
    stage.drag(by: Vector2D(x: -48, y: 36), over: 48, samples: 6)
    stage.lift()
    #expect(stage.view.behavior.contexts.count == 1)
    let context = try #require(stage.view.behavior.contexts.last)
    #expect(context.reason == .dragEnd)
    #expect((context.velocity - Vector2D(x: -1, y: 0.75)).length <= 1e-12)
    #expect(context.contentOffset == stage.view.contentOffset)
    #expect((context.contentOffset - Vector2D(x: 660, y: 930)).length <= 1e-9)
    #expect(context.dragStartOffset == Vector2D(x: 700, y: 900))
    #expect(context.lastMovement == Vector2D(x: -1, y: 1))
    let proposal = Vector2D(
      x: Deceleration.target(from: 660, velocity: -1, rate: .fast, displayScale: 3),
      y: Deceleration.target(from: 930, velocity: 0.75, rate: .fast, displayScale: 3))
    #expect(context.proposedTarget == proposal)
    #expect(context.geometry == configuration.geometry && context.previousGeometry == configuration.geometry)
    #expect(context.displayScale == 3 && context.decelerationRate == .fast)
    #expect(context.layoutDirection == .rightToLeft)
    let release = try #require(stage.trace.releases.last)
    #expect(release.velocity == context.velocity && release.proposedTarget == proposal && release.target == proposal)
  }

  @Test("The last movement is the finger's last one on each axis, even if the velocity differs")
  func lastMovement() {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 900), behavior: RecordingBehavior())
    stage.down()
    stage.drag(by: Vector2D(x: 60, y: 60), over: 48, samples: 6)
    stage.drag(by: Vector2D(x: -1, y: 0), over: 8)
    stage.lift()
    let context = stage.view.behavior.contexts.last
    #expect(context?.lastMovement == Vector2D(x: -1, y: 1))
    #expect((context?.velocity.x ?? 0) > 0.5)
  }

  @Test("An axis on which the finger did not move has no last movement")
  func noMovement() {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 900), behavior: RecordingBehavior())
    stage.flick(Vector2D(x: 0, y: 1))
    #expect(stage.view.behavior.contexts.last?.lastMovement == Vector2D(x: 0, y: 1))
  }

  @Test("A target beyond an edge is proposed as the edge")
  func clampedProposal() {
    var stage = Stage(.map, at: Vector2D(x: 100, y: 1900), behavior: RecordingBehavior())
    stage.flick(Vector2D(x: -4, y: 4))
    #expect(stage.view.behavior.contexts.last?.proposedTarget == Vector2D(x: 0, y: 2000))
  }

  @Test("The drag of a caught view starts at the offset where it was caught")
  func dragStartOfCatch() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500), behavior: RecordingBehavior())
    stage.flick(Vector2D(x: 0, y: 1))
    stage.wait(100)
    let here = stage.view.contentOffset
    stage.flick(Vector2D(x: 0, y: 1))
    #expect(stage.view.behavior.contexts.last?.dragStartOffset == here)
  }

  @Test("A behavior is called once for each drag, and never for taps")
  func once() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500), behavior: RecordingBehavior())
    stage.flick(Vector2D(x: 0, y: 1))
    stage.settle()
    stage.down()
    stage.lift(after: 10)
    stage.down()
    stage.cancel(after: 10)
    stage.dragSlowly(by: Vector2D(x: 0, y: 30))
    stage.view.setContentOffset(.zero, animated: true, recording: &stage.trace)
    stage.settle()
    #expect(stage.view.behavior.contexts.count == 2)
  }

  @Test("A release without a finger passes its own values, and defaults for the others")
  func releaseWithoutFinger() {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 900), behavior: RecordingBehavior())
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 650, y: 950), velocity: Vector2D(x: 0, y: -0.1)), recording: &stage.trace)
    var context = stage.view.behavior.contexts.last
    #expect(context?.dragStartOffset == Vector2D(x: 650, y: 950))
    #expect(context?.contentOffset == Vector2D(x: 650, y: 950))
    // Without velocity the drag's direction, with one the velocity's.
    #expect(context?.lastMovement == Vector2D(x: 0, y: -1))
    #expect(context?.proposedTarget == Vector2D(x: 650, y: 950))
    stage.view.release(
      ReleaseState(
        contentOffset: Vector2D(x: 650, y: 950), velocity: Vector2D(x: 1, y: 0), dragStartOffset: Vector2D(x: 1, y: 2),
        lastMovement: Vector2D(x: 0, y: 1), proposedTarget: Vector2D(x: 3, y: 4)), recording: &stage.trace)
    context = stage.view.behavior.contexts.last
    #expect(context?.dragStartOffset == Vector2D(x: 1, y: 2) && context?.lastMovement == Vector2D(x: 0, y: 1))
    #expect(context?.proposedTarget == Vector2D(x: 3, y: 4))
    #expect(stage.trace.releases.last?.proposedTarget == Vector2D(x: 3, y: 4))
    #expect(stage.trace.releases.last?.target == Vector2D(x: 3, y: 4))
  }
}
