import ScrollPhysics
import Testing
import TestSupport

@Suite("Release")
struct ScrollViewStateReleaseTests {
  static let rate = Numerics.log(0.998)

  @Test("A slow release does not move, and has willDecelerate false")
  func slow() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.dragSlowly(by: Vector2D(x: 0, y: 60))
    let release = stage.trace.releases.last
    #expect(release?.target == stage.view.contentOffset && release?.proposedTarget == stage.view.contentOffset)
    #expect(release?.contentOffset == Vector2D(x: 0, y: 550) && release?.dragStartOffset == Vector2D(x: 0, y: 500))
    #expect(release?.willDecelerate == false && release?.velocity == .zero)
    #expect(stage.trace.rest == ScrollTrace.Rest(time: 300, contentOffset: Vector2D(x: 0, y: 550)))
  }

  @Test(
    "The velocity of both axes together makes a release a flick from 0.25 pt/ms",
    arguments: [
      (0.249, 0, false), (0.25, 0, true), (0, -0.249, false), (0, -0.25, true), (0.17, 0.17, false), (0.18, 0.18, true),
      (0.24, 0.08, true),
    ] as [(Double, Double, Bool)])
  func threshold(x: Double, y: Double, decelerates: Bool) {
    var stage = Stage(.map, at: Vector2D(x: 700, y: 700))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 700, y: 700), velocity: Vector2D(x: x, y: y)), recording: &stage.trace)
    #expect(stage.trace.releases.last?.willDecelerate == decelerates)
    #expect((stage.trace.releases.last?.target == Vector2D(x: 700, y: 700)) == !decelerates)
    // The velocity is passed on unchanged, below the threshold too.
    #expect(stage.trace.releases.last?.velocity == Vector2D(x: x, y: y))
  }

  @Test("A flick inside the range lands on the proposed target to the pixel, at the time of the law")
  func lands() {
    var generator = SeededGenerator(seed: 111)
    var violations: [String] = []
    for _ in 0..<sweepCount(500) {
      var configuration = ScrollConfiguration.list
      configuration.displayScale = [1, 2, 3][Int.random(in: 0...2, using: &generator)]
      let velocity = Double.random(in: 0.25...2.5, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
      let offset = Double.random(in: 1300...1700, using: &generator)
      var stage = Stage(configuration, at: Vector2D(x: 0, y: offset))
      stage.view.release(
        ReleaseState(contentOffset: Vector2D(x: 0, y: offset), velocity: Vector2D(x: 0, y: velocity)),
        recording: &stage.trace)
      stage.settle()
      let place = "\(offset), \(velocity), \(configuration.displayScale)x"
      let target = Deceleration.target(from: offset, velocity: velocity, displayScale: configuration.displayScale)
      if stage.trace.releases.last?.proposedTarget.y != target { violations.append("proposal of \(place)") }
      if stage.view.position.y != target { violations.append("landing of \(place)") }
      let duration = Deceleration(from: offset, velocity: velocity, restingAt: target).duration
      if stage.trace.rest?.time != duration { violations.append("duration of \(place)") }
    }
    #expect(violations.isEmpty, "\(violations.count): \(violations.first ?? "")")
  }

  @Test("A release refers to its frame, which has the same time, offset and velocity")
  func frame() throws {
    var generator = SeededGenerator(seed: 27)
    var stage = Stage(.map, at: Vector2D(x: 700, y: 700))
    for _ in 0..<sweepCount(200) {
      func random() -> Double { Double.random(in: -200...200, using: &generator) }
      stage.down(after: Double.random(in: 0...900, using: &generator))
      stage.drag(
        by: Vector2D(x: random(), y: random()), over: Double.random(in: 20...200, using: &generator), samples: 6)
      stage.lift(after: Bool.random(using: &generator) ? 0 : 120)
    }
    #expect(stage.trace.releases.count == sweepCount(200))
    for release in stage.trace.releases {
      let index = try #require(release.frame)
      let frame = stage.trace.frames[index]
      #expect(frame.time == release.time && frame.velocity == release.velocity && frame.phase == .dragging)
      #expect(stage.trace.contentOffset(frame) == release.contentOffset)
    }
    var outcome = ScrollTrace(detail: .outcome)
    stage.view.advanceToRest(recording: &outcome)
    stage.view.release(ReleaseState(contentOffset: Vector2D(x: 700, y: 700)), recording: &outcome)
    #expect(outcome.releases.count == 1 && outcome.releases.first?.frame == nil)
  }

  /// The worst deviation of the frames of a motion from an offset as a function of time since the release.
  private func deviation(_ stage: Stage<FreeScrolling>, since start: Double, _ expected: (Double) -> Double) -> Worst {
    var worst = Worst()
    for frame in stage.trace.frames where frame.time > start {
      worst.note(frame.position.y - expected(frame.time - start), "\(frame.time - start) ms")
    }
    return worst
  }

  @Test("Frames come at whole frame intervals after the release and follow the law", arguments: [60.0, 120, 50])
  func frames(frameRate: Double) {
    var configuration = ScrollConfiguration.list
    configuration.frameRate = frameRate
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 500))
    stage.view.advance(to: 1000, recording: &stage.trace)
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 500), velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
    stage.settle()
    let rest = Deceleration.target(from: 500, velocity: 1, displayScale: 2)
    let motion = Deceleration(from: 500, velocity: 1, restingAt: rest)
    let frames = stage.trace.frames.dropFirst()
    #expect(frames.enumerated().allSatisfy { $1.time == 1000 + Double($0 + 1) * 1000 / frameRate })
    #expect(frames.count == Int((motion.duration * frameRate / 1000).rounded(.up)))
    let worst = deviation(stage, since: 1000) { $0 >= motion.duration ? rest : motion.offset(at: $0) }
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("A deceleration crosses the edge with its velocity, bounces, and rests exactly on the edge")
  func bounce() throws {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 2900))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 2900), velocity: Vector2D(x: 0, y: 3)), recording: &stage.trace)
    stage.settle()
    let fling = Deceleration(from: 2900, velocity: 3)
    let hit = try #require(fling.time(toReach: 3000))
    let bounce = EdgeBounce(
      hitting: 3000, velocity: fling.velocity(at: hit), logarithmicRate: Self.rate, displayScale: 2)
    let worst = deviation(stage, since: 0) { $0 < hit ? fling.offset(at: $0) : bounce.offset(at: $0 - hit) }
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position.y == 3000)
    #expect(stage.trace.releases.last?.proposedTarget.y == 3000)
    #expect(abs((stage.trace.rest?.time ?? 0) - hit - bounce.duration) <= 1e-9)
    #expect(stage.trace.frames.contains { $0.phase == .bouncing })
  }

  @Test("Without bouncing the view stops at the edge when it reaches it")
  func stopAtEdge() throws {
    var configuration = ScrollConfiguration.list
    configuration.bounces = false
    var stage = Stage(configuration, at: Vector2D(x: 0, y: 2900))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: 2900), velocity: Vector2D(x: 0, y: 3)), recording: &stage.trace)
    stage.settle()
    let hit = try #require(Deceleration(from: 2900, velocity: 3).time(toReach: 3000))
    #expect(stage.view.position.y == 3000)
    #expect(abs((stage.trace.rest?.time ?? 0) - hit) <= 1e-9)
    #expect(stage.trace.frames.allSatisfy { $0.position.y <= 3000 && $0.phase != .bouncing })
    #expect(stage.trace.frames.count <= 5)
  }

  @Test("Each axis moves independently", arguments: [Vector2D(x: 2, y: -0.3), Vector2D(x: -0.4, y: 3)])
  func axes(velocity: Vector2D) {
    let start = Vector2D(x: 300, y: 400)
    var both = Stage(.map, at: start)
    both.view.release(ReleaseState(contentOffset: start, velocity: velocity), recording: &both.trace)
    both.wait(240)
    for axis in ScrollAxis.allCases {
      var alone = Vector2D.zero
      alone[axis] = velocity[axis]
      var single = Stage(.map, at: start)
      single.view.release(ReleaseState(contentOffset: start, velocity: alone), recording: &single.trace)
      single.wait(240)
      #expect(single.view.position[axis] == both.view.position[axis])
    }
  }

  // MARK: Beyond an edge

  @Test("A view released at rest beyond an edge recoils to the edge", arguments: [-177.0, -20, 3080])
  func recoil(offset: Double) {
    let edge: Double = offset < 0 ? 0 : 3000
    var stage = Stage(.list, at: Vector2D(x: 0, y: offset))
    stage.view.release(ReleaseState(contentOffset: Vector2D(x: 0, y: offset)), recording: &stage.trace)
    #expect(stage.trace.releases.last?.target.y == edge)
    #expect(stage.trace.releases.last?.willDecelerate == true)
    stage.settle()
    let motion = EdgeBounce(
      recoilingTo: edge, from: offset, velocity: 0, logarithmicRate: Self.rate, displayScale: 2)
    let worst = deviation(stage, since: 0, motion.offset)
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position.y == edge)
  }

  @Test("A flick outward from beyond an edge goes farther out and comes back")
  func outward() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: -50))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: -50), velocity: Vector2D(x: 0, y: -3)), recording: &stage.trace)
    #expect(stage.trace.releases.last?.target.y == 0)
    stage.settle()
    #expect(stage.trace.frames.contains { $0.position.y < -100 })
    #expect(stage.view.position.y == 0)
  }

  @Test("A flick inward from beyond an edge crosses it and decelerates with the remaining velocity")
  func inward() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: -60))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: -60), velocity: Vector2D(x: 0, y: 3)), recording: &stage.trace)
    // The proposal is made as if free.
    #expect(
      stage.trace.releases.last?.proposedTarget.y == Deceleration.target(from: -60, velocity: 3, displayScale: 2))
    stage.settle()
    // A release velocity is one of the sum by the millisecond.
    let ratio = Numerics.exponentialRatio(-Self.rate)
    let back = EdgeBounce(
      recoilingTo: 0, from: -60, velocity: 3 / ratio, logarithmicRate: Self.rate, displayScale: 2)
    let launch = back.velocity(at: back.duration.nextDown) * ratio
    let rest = Deceleration.target(from: 0, velocity: launch, displayScale: 2)
    let free = Deceleration(from: 0, velocity: launch, restingAt: rest)
    let worst = deviation(stage, since: 0) { time in
      time < back.duration ? back.offset(at: time) : free.offset(at: time - back.duration)
    }
    #expect(back.crossesEdge && worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position.y == rest)
  }

  @Test("Without bouncing, a view released beyond an edge is at the edge at once")
  func beyondWithoutBounce() {
    var configuration = ScrollConfiguration.list
    configuration.bounces = false
    var stage = Stage(configuration, at: Vector2D(x: 0, y: -60))
    stage.view.release(ReleaseState(contentOffset: Vector2D(x: 0, y: -60)), recording: &stage.trace)
    stage.settle()
    #expect(stage.view.position.y == 0)
  }

  @Test("A flick inward that reaches the far edge bounces there")
  func farEdge() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: -60))
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 0, y: -60), velocity: Vector2D(x: 0, y: 20)), recording: &stage.trace)
    #expect(stage.trace.releases.last?.proposedTarget.y == 3000)
    stage.settle()
    #expect(stage.trace.frames.contains { $0.position.y > 3100 })
    #expect(stage.view.position.y == 3000)
  }

  // MARK: Frames of the release

  @Test("The frame of the release has the release velocity")
  func releaseFrame() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.flick(Vector2D(x: 0, y: 1))
    #expect(stage.trace.frames.last?.phase == .dragging)
    #expect(abs((stage.trace.frames.last?.velocity.y ?? 0) - 1) <= 1e-12)
  }

  @Test("Each frame of a drag has the velocity of a release at that moment")
  func dragFrames() {
    var stage = Stage(.list, at: Vector2D(x: 0, y: 500))
    stage.down()
    stage.drag(by: Vector2D(x: 0, y: 60), over: 30, samples: 6)
    #expect(abs((stage.trace.frames.last?.velocity.y ?? 0) - 2) <= 1e-12)
    #expect(stage.view.velocity == stage.trace.frames.last?.velocity)
  }

  @Test("A target half a pixel away is reached in the next frame; a farther one is reached by a motion")
  func halfPixel() {
    func restTime(_ offset: Double) -> Double? {
      var stage = Stage(
        .list, at: Vector2D(x: 0, y: offset), behavior: RecordingBehavior { _, _ in Vector2D(x: 0, y: 500.5) })
      stage.view.release(ReleaseState(contentOffset: Vector2D(x: 0, y: offset)), recording: &stage.trace)
      stage.settle()
      #expect(stage.view.position.y == 500.5)
      return stage.trace.rest?.time
    }
    #expect(restTime(500.25) == 0)
    #expect(restTime(500.2) ?? 0 > 0)
  }
}
