import ScrollPhysics
import TestSupport
import Testing

@Suite("The view of a trace")
struct ScrollTraceViewTests {
  private let wide = Size2D(width: 667, height: 240)

  @Test("A full trace has the view's configuration from the first touch; a trace of outcomes never has")
  func touch() {
    for detail in [ScrollTrace.Detail.full, .outcome] {
      var stage = Stage(.shelf, detail: detail)
      #expect(stage.trace.configuration == nil && stage.trace.geometryChanges.isEmpty)
      stage.down()
      #expect(stage.trace.configuration == (detail == .full ? .shelf : nil))
      stage.drag(by: Vector2D(x: 100, y: 0), over: 64, samples: 8)
      stage.lift()
      stage.settle()
      let first = ScrollTrace.GeometryChange(frame: 0, geometry: ScrollConfiguration.shelf.geometry)
      #expect(stage.trace.geometryChanges == (detail == .full ? [first] : []))
    }
  }

  @Test("A run that begins without a finger records the configuration too")
  func withoutFinger() {
    var released = Stage(.shelf)
    released.view.release(
      ReleaseState(contentOffset: Vector2D(x: 100, y: 0), velocity: Vector2D(x: 1, y: 0)), recording: &released.trace)
    var animated = Stage(.shelf)
    animated.view.setContentOffset(Vector2D(x: 100, y: 0), animated: true, recording: &animated.trace)
    var set = Stage(.shelf)
    set.view.setContentOffset(Vector2D(x: 100, y: 0), animated: false, recording: &set.trace)
    for trace in [released.trace, animated.trace, set.trace] {
      #expect(trace.configuration == .shelf)
      #expect(trace.geometryChanges.map(\.frame) == [0])
    }
  }

  @Test("A change of size during a run is recorded with its first frame")
  func resize() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.wait(100)
    let frames = stage.trace.frames.count
    stage.view.resize(to: wide, recording: &stage.trace)
    stage.settle()
    let changes = stage.trace.geometryChanges
    #expect(changes.map(\.frame) == [0, frames])
    #expect(changes.map(\.geometry.boundsSize) == [ScrollConfiguration.shelf.geometry.boundsSize, wide])
    #expect(stage.trace.configuration?.geometry.boundsSize == wide)
  }

  @Test("A trace that begins during a run has the sizes of its first frames")
  func onTheWay() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.trace.removeAll()
    #expect(stage.trace.configuration == nil && stage.trace.geometryChanges.isEmpty)
    stage.wait(100)
    let frames = stage.trace.frames.count
    stage.view.resize(to: wide, recording: &stage.trace)
    #expect(frames > 0 && stage.trace.geometryChanges.map(\.frame) == [0, frames])
    #expect(stage.trace.geometryChanges.first?.geometry == ScrollConfiguration.shelf.geometry)
  }

  @Test("The trace has the last constants and rates, and a content shift is no change of size")
  func lastRecorded() {
    var stage = Stage(.shelf)
    stage.flick(Vector2D(x: 1, y: 0))
    stage.view.update(recording: &stage.trace) { $0.decelerationRate = .fast }
    stage.view.shiftContent(by: Vector2D(x: 300, y: 0), recording: &stage.trace)
    stage.settle()
    #expect(stage.trace.configuration?.decelerationRate == .fast)
    #expect(stage.trace.geometryChanges.count == 1)
  }
}
