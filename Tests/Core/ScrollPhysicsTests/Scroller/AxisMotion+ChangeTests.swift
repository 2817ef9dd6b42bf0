import ScrollPhysics
import TestSupport
import Testing

/// Shifts of a view that meets an edge: the edges stay where they are.
@Suite("Shifted content at the edges")
struct AxisMotionChangeTests {
  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The map, bouncing at its top while it decelerates sideways.
  private func bouncing() -> Stage<RecordingBehavior> {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 40), behavior: RecordingBehavior())
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 700, y: 40), velocity: Vector2D(x: 1, y: -2)), recording: &stage.trace)
    stage.wait(80)
    return stage
  }

  @Test("A shift along an edge does not disturb the bounce")
  func alongEdge() {
    var plain = bouncing()
    #expect(plain.view.phase == .bouncing && plain.view.position.y < -5)
    var stage = plain
    stage.view.shiftContent(by: Vector2D(x: 250, y: 0), recording: &stage.trace)
    let count = stage.trace.frames.count
    plain.settle()
    stage.settle()
    var worst = Worst()
    for (a, b) in zip(plain.trace.frames, stage.trace.frames).dropFirst(count) {
      worst.note((b.position - a.position - Vector2D(x: 250, y: 0)).length, "\(a.time) ms")
      worst.note((b.velocity - a.velocity).length, "velocity at \(a.time) ms")
    }
    #expect(worst.deviation <= 1e-9 && plain.trace.frames.count == stage.trace.frames.count, "\(worst)")
    #expect(plain.trace.rest?.time == stage.trace.rest?.time)
    let same = plain.trace.frames.map(\.phase) == stage.trace.frames.map(\.phase)
    #expect(same)
  }

  @Test("If the edges move with the content, a bounce is the unshifted one plus the shift", arguments: [400.0, -250])
  func edgesMovedAlong(amount: Double) {
    var plain = bouncing()
    var stage = plain
    let count = stage.trace.frames.count
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    stage.view.update(recording: &stage.trace) {
      $0.geometry.contentInset.top -= amount
      $0.geometry.contentInset.bottom += amount
    }
    plain.settle()
    stage.settle()
    var worst = Worst()
    for (a, b) in zip(plain.trace.frames, stage.trace.frames).dropFirst(count) {
      worst.note((b.position - a.position - y(amount)).length, "\(a.time) ms")
      worst.note((b.velocity - a.velocity).length, "velocity at \(a.time) ms")
    }
    #expect(worst.deviation <= 1e-9 && plain.trace.frames.count == stage.trace.frames.count, "\(worst)")
    #expect(abs((plain.trace.rest?.time ?? 0) - (stage.trace.rest?.time ?? 1)) <= 1e-9)
  }

  @Test(
    "A bounce shifted away from its edge goes on without a jump and rests inside",
    arguments: [500.0, -10, 2300], [80.0, 200])
  func awayFromEdge(amount: Double, wait: Double) {
    var stage = Stage(.list, at: y(40))
    stage.view.release(ReleaseState(contentOffset: y(40), velocity: y(-2)), recording: &stage.trace)
    stage.wait(wait)
    #expect(stage.view.phase == .bouncing)
    let (position, velocity) = (stage.view.position, stage.view.velocity)
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    #expect(stage.view.position == position + y(amount) && stage.view.velocity == velocity)
    // A hundredth of a millisecond later it is where its velocity has brought it.
    var next = stage
    next.wait(0.01)
    #expect(abs(next.view.position.y - position.y - amount - velocity.y * 0.01) <= 1e-4)
    #expect((next.view.velocity - velocity).length <= 1e-3)
    let rests = stage.settle()
    #expect(rests && stage.view.position.y >= 0 && stage.view.position.y <= 3000)
    #expect(stage.trace.shifts.map(\.amount) == [y(amount)])
  }

  @Test("A deceleration that is shifted away from its edge ends without a bounce")
  func noBounceAnyMore() {
    var stage = Stage(.list, at: y(200))
    stage.view.release(ReleaseState(contentOffset: y(200), velocity: y(-1)), recording: &stage.trace)
    stage.wait(50)
    stage.view.shiftContent(by: y(1000), recording: &stage.trace)
    let count = stage.trace.frames.count
    stage.settle()
    let free = Deceleration(
      from: 1200, velocity: -1, restingAt: Deceleration.target(from: 1200, velocity: -1, displayScale: 2))
    var worst = Worst()
    for frame in stage.trace.frames.dropFirst(count).dropLast() {
      worst.note(frame.position.y - free.offset(at: frame.time), "\(frame.time) ms")
    }
    #expect(worst.deviation <= 1e-9 && !stage.trace.frames.contains { $0.phase == .bouncing }, "\(worst)")
    #expect(abs(stage.view.position.y - free.restOffset) <= 0.5)
    #expect(abs((stage.trace.rest?.time ?? 0) - free.duration) <= 1e-6)
  }

  @Test("A deceleration that is shifted close to an edge bounces there", arguments: [FreeTarget.free, .rewritten])
  func bounces(target: FreeTarget) {
    var stage = Stage(
      .list, at: y(1500),
      behavior: RecordingBehavior { natural, _ in target == .free ? natural : Vector2D(x: 0, y: 800) })
    stage.view.release(ReleaseState(contentOffset: y(1500), velocity: y(-1)), recording: &stage.trace)
    stage.wait(50)
    stage.view.shiftContent(by: y(-1200), recording: &stage.trace)
    let rests = stage.settle()
    #expect(rests && stage.view.position.y == 0 && stage.trace.frames.contains { $0.phase == .bouncing })
  }

  /// Whether a behavior rewrites the target.
  enum FreeTarget: Sendable { case free, rewritten }

  @Test(
    "Content that is shifted under a finger stays in place until the finger moves",
    arguments: [(0, -80, 500), (0, 30, -120), (3000, 90, -600), (3000, -20, 70)] as [(Double, Double, Double)])
  func underFinger(start: Double, drag: Double, amount: Double) {
    var stage = Stage(.list, at: y(start))
    stage.down()
    stage.drag(by: y(drag), over: 100, samples: 10)
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    let put = stage.view.position.y
    // A movement across is one the content does not follow.
    stage.drag(by: Vector2D(x: 1, y: 0), over: 10)
    #expect(abs(stage.view.position.y - put) <= 1e-9)
    stage.drag(by: y(0.25), over: 10)
    #expect(abs(stage.view.position.y - put) <= 0.25 + 1e-9)
  }

  @Test("A shifted animation goes to its shifted end, even outside the range")
  func animation() {
    var stage = Stage(.list, at: y(100))
    stage.view.setContentOffset(y(400), animated: true, recording: &stage.trace)
    stage.wait(100)
    stage.view.shiftContent(by: y(-1000), recording: &stage.trace)
    stage.settle()
    #expect(stage.view.position == y(-600))
  }

  @Test("Content that is shifted at rest stays in place, even beyond an edge", arguments: [-700.0, 5000])
  func rest(amount: Double) {
    var stage = Stage(.list, at: y(400))
    stage.view.shiftContent(by: y(amount), recording: &stage.trace)
    stage.wait(100)
    #expect(stage.view.isAtRest && stage.view.position == y(400 + amount))
  }
}
