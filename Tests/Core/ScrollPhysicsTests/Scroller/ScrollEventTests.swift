import ScrollPhysics
import Testing
import TestSupport

/// The order of the delegate's calls and the flags read inside them, as observed on UIKit.
@Suite("Callbacks and flags")
struct ScrollEventTests {
  private func list(at offset: Double = 500) -> Stage<FreeScrolling> {
    Stage(.list, at: Vector2D(x: 0, y: offset))
  }

  /// With pixels so small that every frame changes the rounded offset, the last one too.
  private func finest(_ configuration: ScrollConfiguration) -> ScrollConfiguration {
    var configuration = configuration
    configuration.displayScale = 1000
    return configuration
  }

  @Test("A flick makes UIKit's calls in UIKit's order")
  func flick() {
    var stage = list()
    stage.flick(Vector2D(x: 0, y: 1))
    stage.settle()
    #expect(
      stage.calls == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating, .didScroll,
        .didEndDecelerating,
      ])
  }

  @Test("A slow release ends with the drag")
  func slowRelease() {
    var stage = list()
    stage.dragSlowly(by: Vector2D(x: 0, y: 60))
    #expect(stage.calls == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    #expect(stage.view.isAtRest)
  }

  @Test("A touch within the slop makes no calls")
  func tap() {
    var stage = list()
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 9.5), over: 30, samples: 3)
    stage.lift()
    #expect(stage.trace.events.isEmpty && stage.trace.releases.isEmpty)
    #expect(stage.view.contentOffset.y == 500 && stage.view.isAtRest)
    #expect(stage.trace.rest == ScrollTrace.Rest(time: 30, contentOffset: Vector2D(x: 0, y: 500)))
  }

  @Test("The calls of a release have the time of the release")
  func releaseInstant() {
    var stage = list()
    stage.flick(Vector2D(x: 0, y: 1))
    let times = stage.trace.events.filter {
      [.willEndDragging, .didEndDragging, .willBeginDecelerating].contains($0.name)
    }.map(\.time)
    #expect(times == [64, 64, 64])
  }

  // MARK: Flags

  @Test("A finger that is down and not yet recognised sets only isTracking")
  func flagsOfTouch() {
    var stage = list()
    stage.down()
    #expect(stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating)
    #expect(stage.view.phase == .tracking)
    stage.lift()
    #expect(!stage.view.isTracking && stage.view.phase == .idle)
  }

  @Test("A finger that drags sets isTracking and isDragging")
  func flagsOfDrag() {
    var stage = list()
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 60), over: 48, samples: 6)
    #expect(stage.view.isTracking && stage.view.isDragging && !stage.view.isDecelerating)
    #expect(stage.flags(.willBeginDragging) == [[.tracking, .dragging]])
    #expect(stage.flags(.didScroll).allSatisfy { $0 == [.tracking, .dragging] })
  }

  @Test("In didEndDragging with deceleration, isDragging is true and isDecelerating still false")
  func flagsOfFlickEnd() {
    var stage = list()
    stage.flick(Vector2D(x: 0, y: 1))
    #expect(stage.flags(.didEndDragging).map { $0.contains(.dragging) } == [true])
    #expect(stage.flags(.didEndDragging).map { $0.contains(.decelerating) } == [false])
  }

  @Test("In didEndDragging without deceleration, only isTracking is true")
  func flagsOfSlowEnd() {
    var stage = list()
    stage.dragSlowly(by: Vector2D(x: 0, y: 60))
    #expect(stage.flags(.didEndDragging) == [.tracking])
    #expect(!stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating)
  }

  @Test("isDragging and isDecelerating stay true until the last didScroll of a deceleration")
  func flagsOfDeceleration() {
    var stage = Stage(finest(.list), at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 0, y: 1))
    #expect(!stage.view.isTracking && stage.view.isDragging && stage.view.isDecelerating)
    stage.trace.removeAll()
    stage.settle()
    #expect(stage.flags(.didScroll).count > 50)
    #expect(stage.flags(.didScroll).allSatisfy { $0 == [.dragging, .decelerating] })
    #expect(!stage.view.isTracking && !stage.view.isDragging && !stage.view.isDecelerating)
  }

  @Test("In the last didScroll of a bounce isDragging is already false", arguments: [1.0, 2, 3])
  func flagsOfBounce(scale: Double) {
    var configuration = ScrollConfiguration.list
    configuration.displayScale = scale
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 40))
    stage.flick(Vector2D(x: 0, y: -2))
    stage.trace.removeAll()
    stage.settle()
    let flags = stage.flags(.didScroll)
    #expect(flags.last == [.decelerating])
    #expect(flags.dropLast().allSatisfy { $0 == [.dragging, .decelerating] })
    #expect(stage.trace.events.last?.name == .didEndDecelerating)
  }

  @Test("A bounce does not change the flags of a later deceleration on the other axis")
  func flagsAfterBounceOfOtherAxis() {
    var stage = Stage(finest(.map), at: Vector2D(x: 40, y: 500))
    stage.flick(Vector2D(x: -2, y: 0))
    stage.settle()
    #expect(stage.flags(.didScroll).last == [.decelerating])
    stage.flick(Vector2D(x: 0, y: 1))
    stage.settle()
    #expect(stage.flags(.didScroll).last == [.dragging, .decelerating])
  }

  @Test("No flag is set during an animated change of the content offset")
  func flagsOfAnimation() {
    var stage = list()
    stage.view.setContentOffset(Vector2D(x: 0, y: 900), animated: true, recording: &stage.trace)
    #expect(stage.view.phase == .animating)
    stage.settle()
    #expect(stage.flags(.didScroll).count > 10)
    #expect(stage.trace.events.allSatisfy { $0.flags == [] })
    #expect(stage.calls == [.didScroll, .didEndScrollingAnimation])
  }

  // MARK: Catches

  @Test("A view that is caught and released ends its drag first and its deceleration second")
  func catchAndLift() {
    var stage = list()
    stage.flick(Vector2D(x: 0, y: 1))
    stage.wait(200)
    stage.trace.removeAll()
    stage.down()
    #expect(stage.view.isTracking && stage.view.isDragging)
    stage.lift(after: 50)
    #expect(
      stage.calls.filter { $0 != .didScroll } == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      ])
    #expect(stage.flags(.didEndDragging) == [[.tracking, .decelerating]])
    #expect(!stage.view.isDecelerating && stage.view.isAtRest)
  }

  @Test("A flick on a decelerating view does not call didEndDecelerating")
  func reflick() {
    var stage = list()
    for _ in 0..<3 {
      stage.flick(Vector2D(x: 0, y: 0.7))
      stage.wait(150)
    }
    stage.settle()
    let names = stage.trace.events.map(\.name)
    #expect(names.filter { $0 == .willBeginDragging }.count == 3)
    #expect(names.filter { $0 == .willBeginDecelerating }.count == 3)
    #expect(names.filter { $0 == .didEndDecelerating }.count == 1)
    #expect(names.last == .didEndDecelerating)
  }

  @Test("didScroll is called once for each change of the rounded offset, and only then")
  func didScroll() {
    for scale in [1.0, 2, 3] {
      var configuration = ScrollConfiguration.list
      configuration.displayScale = scale
      var stage = Stage(configuration, at: Vector2D(x: 0, y: 100))
      stage.flick(Vector2D(x: 0, y: -1.3))
      stage.settle()
      stage.flick(Vector2D(x: 0, y: 0.5))
      stage.settle()
      var last = Vector2D(x: 0, y: 100)
      var changes: [Double] = []
      for frame in stage.trace.frames where stage.trace.contentOffset(frame) != last {
        last = stage.trace.contentOffset(frame)
        changes.append(frame.time)
      }
      #expect(stage.trace.events.filter { $0.name == .didScroll }.map(\.time) == changes)
      #expect(changes.count < stage.trace.frames.count)
    }
  }

  @Test("The phases of a flick that bounces come in order")
  func phases() {
    var stage = list(at: 200)
    stage.flick(Vector2D(x: 0, y: -1.5))
    stage.settle()
    var phases: [ScrollViewPhase] = []
    for frame in stage.trace.frames where frame.phase != phases.last { phases.append(frame.phase) }
    #expect(phases == [.tracking, .dragging, .decelerating, .bouncing, .idle])
  }
}
