import ScrollPhysics
import TestSupport
import Testing

@Suite("What a trace says of its view")
struct ScrollTraceViewTests {
  private let wide = Size2D(width: 667, height: 240)

  @Test("A full trace has the view's configuration from the first touch on, one of outcomes never")
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

  @Test("What begins a run without a finger says it too")
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

  @Test("Sizes that change on the way are kept with the frame from which they hold")
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

  @Test("A trace that begins on the way has the sizes its first frames had")
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

  @Test("Constants and rates that change are those of the last record; a shift of the content changes no sizes")
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
