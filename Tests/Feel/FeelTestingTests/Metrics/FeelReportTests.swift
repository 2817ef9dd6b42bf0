import FeelTesting
import GestureReplay
@testable import ScrollPhysics
import Testing

@Suite("Metrics of feel")
struct FeelReportTests {
  private func configuration(_ width: Double = 3000) -> ScrollConfiguration {
    ScrollConfiguration(
      contentSize: Size2D(width: width, height: 240), boundsSize: Size2D(width: 375, height: 240))
  }

  private func report<Behavior: TargetBehavior>(
    at offset: Double, velocity: Double, width: Double = 3000, behavior: Behavior
  ) -> FeelReport {
    var view = Scroller(configuration(width), behavior: behavior)
    var trace = ScrollTrace()
    view.release(
      ReleaseState(contentOffset: Vector2D(x: offset, y: 0), velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
    view.advanceToRest(recording: &trace)
    return FeelReport(trace)
  }

  @Test("A free fling has the duration and the travel of its law, and no reversal or jump")
  func free() {
    let report = report(at: 100, velocity: 1, behavior: FreeScrolling())
    let motion = Deceleration(from: 100, velocity: 1, restingAt: 594.5)
    #expect(report.settleDuration == motion.duration)
    #expect(report.travel == 494.5)
    #expect(report.overshoot == 0 && report.directionReversals == 0)
    #expect(report.peakSpeed == 1 && report.velocityDiscontinuity == 0)
    #expect(report.retargetedBy == 0 && !report.opposesVelocity && report.itemDelta == nil)
    let tail = (motion.duration - (motion.time(toReach: 100 + 494.5 * 0.9) ?? 0)) / motion.duration
    #expect(abs(report.tailShare - tail) < 0.005)
  }

  @Test("A bounce overshoots the edge and reverses once")
  func bounce() {
    let report = report(at: 600, velocity: 1, width: 1000, behavior: FreeScrolling())
    #expect(report.overshoot > 20 && report.overshoot < 33.5)
    #expect(report.directionReversals == 1)
    #expect(abs(report.travel - (25 + 2 * report.overshoot)) < 1.01)
  }

  @Test("A view that returns to its release offset has overshot by its whole excursion")
  func outwardAtTheEdge() {
    let report = report(at: 0, velocity: -3, behavior: FreeScrolling())
    #expect(report.overshoot == report.edgeOvershoot && report.overshoot > 20)
  }

  @Test("A far target has its distance and its velocity jump; a target behind opposes the velocity")
  func rewritten() {
    let ahead = report(
      at: 100, velocity: 1, behavior: WillEndDraggingBehavior { _, target in target.x = 700 })
    #expect(ahead.retargetedBy == 105.5 && !ahead.opposesVelocity)
    let launch = Deceleration(from: 100, velocity: 1, to: 700).launchVelocity
    #expect(launch > 1.2 && abs(ahead.velocityDiscontinuity - (launch - 1)) < 1e-12)
    let behind = report(
      at: 100, velocity: 1, behavior: WillEndDraggingBehavior { _, target in target.x = 0 })
    #expect(behind.opposesVelocity && behind.velocityDiscontinuity == 2)
    #expect(behind.settleDuration == Deceleration(from: 100, velocity: 1, to: 0).duration)
  }

  @Test("Every direction reversal counts: a flick, an animation back and one forward are two")
  func turns() throws {
    var view = Scroller(configuration())
    var gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    gesture.actions = [
      GestureAction(time: 500, kind: .setContentOffset(Vector2D(x: 50, y: 0), animated: true)),
      GestureAction(time: 900, kind: .setContentOffset(Vector2D(x: 400, y: 0), animated: true)),
    ]
    #expect(FeelReport(try view.perform(gesture)).directionReversals == 2)
  }

  @Test(
    "A change of size at rest does not change the metrics",
    arguments: [Size2D(width: 700, height: 200), Size2D(width: 3400, height: 240)])
  func resizedAtRest(size: Size2D) throws {
    var gesture = try TouchGesture.flick(
      from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
    var view = Scroller(configuration())
    let trace = try view.perform(gesture)
    gesture.actions = [GestureAction(time: 9000, kind: .resize(size))]
    var resized = Scroller(configuration())
    let later = try resized.perform(gesture)
    #expect(FeelReport(later) == FeelReport(trace) && FeelReport(trace).settleDuration > 0)
    #expect((later.rest == trace.rest) == (size.width < 3000))
    // In motion it is a part of the motion.
    let release = try #require(trace.releases.last?.time)
    gesture.actions = [GestureAction(time: release + 100, kind: .resize(Size2D(width: 2700, height: 240)))]
    var rotated = Scroller(configuration())
    let moving = try rotated.perform(gesture)
    #expect(FeelReport(moving).settleDuration == (moving.rest?.time ?? 0) - release)
    #expect(FeelReport(moving) != FeelReport(trace))
  }

  @Test("A change of size before the last release does not end its metrics")
  func resizedBefore() throws {
    let finger = { (gesture: inout TouchGesture, start: Double) throws in
      let flick = try TouchGesture.flick(
        from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)
      gesture.samples += flick.samples.map {
        TouchSample(time: start + $0.time, location: $0.location, phase: $0.phase)
      }
    }
    var gesture = TouchGesture(name: "two", samples: [])
    try finger(&gesture, 0)
    try finger(&gesture, 9000)
    gesture.actions = [GestureAction(time: 6000, kind: .resize(Size2D(width: 400, height: 240)))]
    var view = Scroller(configuration())
    let trace = try view.perform(gesture)
    let release = try #require(trace.releases.last)
    #expect(trace.releases.count == 2 && release.time > 9000)
    #expect(FeelReport(trace).settleDuration == (trace.rest?.time ?? 0) - release.time)
    #expect(FeelReport(trace).travel > 400)
  }

  @Test("A change of size in the frame of the rest belongs to the next motion")
  func resizedByTheRest() throws {
    var view = Scroller(configuration())
    var trace = ScrollTrace()
    view.release(ReleaseState(contentOffset: Vector2D(x: 30, y: 0), velocity: .zero), recording: &trace)
    #expect(view.isAtRest)
    view.resize(to: Size2D(width: 400, height: 240), recording: &trace)
    view.setContentOffset(.zero, animated: true, recording: &trace)
    view.advanceToRest(recording: &trace)
    #expect(FeelReport(trace).travel == 30 && FeelReport(trace).settleDuration > 0)
  }

  @Test("A recoil from beyond an edge has the velocity jump of its law")
  func recoil() {
    let report = report(at: -100, velocity: 0, behavior: FreeScrolling())
    let tuning = ScrollTuning.default
    let departure = (0.010_050_335_853_501_441 - tuning.recoilLagFactor) * 100
    #expect(abs(report.velocityDiscontinuity - departure) < 1e-12)
    #expect(report.overshoot == 0 && report.travel == 100)
  }

  @Test("Without a release an animation counts from its first call, and a tap counts nothing")
  func withoutRelease() throws {
    var view = Scroller(configuration())
    let animation = TouchGesture(
      name: "go", samples: [],
      actions: [GestureAction(time: 50, kind: .setContentOffset(Vector2D(x: 400, y: 0), animated: true))])
    let moved = FeelReport(try view.perform(animation))
    #expect(abs(moved.settleDuration - (300 - 1000.0 / 60)) < 1e-9)
    var second = Scroller(configuration())
    let tap = TouchGesture(
      name: "tap",
      samples: [
        TouchSample(time: 0, location: .zero, phase: .began), TouchSample(time: 60, location: .zero, phase: .ended),
      ])
    let still = FeelReport(try second.perform(tap))
    #expect(still.settleDuration == 0 && still.travel == 0 && still.peakSpeed == 0)
  }

  /// A trace of a release at 0 ms; its frames are 10 ms apart, at offsets and velocities along x.
  private func trace(_ frames: [(Double, Double)], restAt rest: Double) -> ScrollTrace {
    let frames = frames.enumerated().map { index, frame in
      let phase: ScrollViewPhase = index == 0 ? .dragging : index == frames.count - 1 ? .idle : .decelerating
      return TraceFrame(
        time: Double(index) * 10, position: Vector2D(x: frame.0, y: 0), velocity: Vector2D(x: frame.1, y: 0),
        phase: phase)
    }
    let end = frames.last?.position ?? .zero
    return ScrollTrace(
      frames: frames,
      releases: [
        ScrollRelease(
          time: 0, contentOffset: .zero, dragStartOffset: .zero, velocity: .zero, proposedTarget: end, target: end,
          willDecelerate: true, launchVelocity: .zero, frame: 0)
      ], rest: .init(time: rest, contentOffset: end), configuration: configuration())
  }

  @Test("A frame at the stopping speed has no direction")
  func stoppingSpeed() {
    let speed = configuration().tuning.stoppingSpeed
    func reversals(_ back: Double) -> Int {
      FeelReport(trace([(0, 1), (10, 1), (19, -back), (20, 0)], restAt: 30)).directionReversals
    }
    #expect(reversals(speed) == 0 && reversals(speed.nextUp) == 1)
  }

  @Test("A frame at a tenth of the distance to the rest is in the tail")
  func tenth() {
    let report = FeelReport(trace([(0, 1), (50, 1), (90, 1), (90, 0.1), (95, 0.1), (100, 0)], restAt: 50))
    #expect(abs(report.tailShare - 0.6) < 1e-12)
  }

  @Test("If the rest falls on a frame, the still frames are those before that frame")
  func restOnFrame() {
    let frames: [(Double, Double)] = [(0, 1), (50, 1), (100, 0.1), (100, 0.1), (100, 0.1), (100, 0)]
    #expect(FeelReport(trace(frames, restAt: 50)).stillFrames == 2)
    #expect(FeelReport(trace(frames, restAt: 49)).stillFrames == 2)
    #expect(FeelReport(trace(frames, restAt: 40)).stillFrames == 1)
  }
}
