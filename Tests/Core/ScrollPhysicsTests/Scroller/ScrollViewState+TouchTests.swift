import ScrollPhysics
import TestSupport
import Testing

@Suite("Drags that interrupt an animation")
struct ScrollViewStateTouchTests {
  private func y(_ y: Double) -> Vector2D { Vector2D(x: 0, y: y) }

  @Test("An animation that a drag interrupts leaves nothing behind: the drag is one from rest at that offset")
  func interruptedAnimation() {
    var stage = Stage(.list)
    stage.down()
    stage.view.setContentOffset(y(1000), animated: true, recording: &stage.trace)
    stage.wait(100)
    var half = stage
    #expect(half.view.velocity.y > 0)
    _ = half.view.recognizeMove(to: half.place - y(30), time: half.view.time + 8, recording: &half.trace)
    #expect(half.view.isDragging && half.view.velocity == .zero)
    stage.drag(by: y(30), over: 8)
    var other = Stage(.list, at: half.view.position, time: 100)
    other.down()
    other.drag(by: y(30), over: 8)
    for _ in 0..<2 {
      stage.drag(by: y(90), over: 60, samples: 6)
      other.drag(by: y(90), over: 60, samples: 6)
      #expect((stage.view.position - other.view.position).length <= 1e-9)
    }
    stage.lift()
    other.lift()
    stage.settle()
    other.settle()
    #expect(stage.view.contentOffset == other.view.contentOffset)
  }
}
