import Foundation
import ScrollPhysics
import Testing
import TestSupport

/// How a view goes to the target that its behavior has rewritten.
@Suite("Rewritten targets")
struct ScrollTargetBehaviorTests {
  static let rate = Numerics.log(0.998)

  private func y(_ offset: Double) -> Vector2D { Vector2D(x: 0, y: offset) }

  /// The list, released in a state, with the vertical target rewritten.
  private func released(
    at offset: Double, _ velocity: Double, to target: Double, _ change: (inout ScrollConfiguration) -> Void = { _ in }
  ) -> Stage<RecordingBehavior> {
    var configuration = ScrollConfiguration.list
    change(&configuration)
    var stage = Stage(
      configuration, at: y(offset), behavior: RecordingBehavior { natural, _ in Vector2D(x: natural.x, y: target) })
    stage.view.release(ReleaseState(contentOffset: y(offset), velocity: y(velocity)), recording: &stage.trace)
    return stage
  }

  private func deviation(_ stage: Stage<RecordingBehavior>, from motion: some Motion) -> Worst {
    var worst = Worst()
    for frame in stage.trace.frames where frame.time > 0 {
      worst.note(frame.position.y - motion.offset(at: frame.time), "\(frame.time) ms")
    }
    return worst
  }

  // MARK: Ahead

  @Test(
    "The view moves to a rewritten target by the deceleration to it, near, far or behind",
    arguments: [
      (1, 1200), (1, 1030), (1, 2400), (-0.4, 900), (-0.4, 300), (0.25, 1400), (0.1, 1300), (0.02, 1001), (1, 700),
      (-1, 1300), (0.25, 999), (-3, 2900),
    ] as [(Double, Double)], [DecelerationRate.normal, .fast])
  func ahead(_ departure: (Double, Double), rate: DecelerationRate) {
    let (velocity, target) = departure
    var stage = released(at: 1000, velocity, to: target) { $0.decelerationRate = rate }
    stage.settle()
    let motion = Deceleration(from: 1000, velocity: velocity, to: target, rate: rate)
    let worst = deviation(stage, from: motion)
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position == y(target))
    #expect(stage.trace.releases.last?.target == y(target))
    #expect(stage.trace.releases.last?.launchVelocity == y(motion.launchVelocity))
    #expect(abs((stage.trace.rest?.time ?? 0) - motion.duration) <= 1e-9)
  }

  @Test("An unchanged target, or one rewritten to the same pixel, changes nothing")
  func untouched() {
    var free = Stage(.list, at: y(1000))
    free.view.release(ReleaseState(contentOffset: y(1000), velocity: y(1)), recording: &free.trace)
    free.settle()
    let natural = free.trace.releases.last?.target.y ?? 0
    for nudge in [0.0, 0.2, -0.2] {
      var stage = released(at: 1000, 1, to: natural + nudge)
      stage.settle()
      let same = stage.trace.frames == free.trace.frames && stage.trace.events == free.trace.events
      #expect(same, "\(nudge)")
    }
  }

  @Test(
    "A rewritten target is rounded to the pixel",
    arguments: [(1, 1700), (2, 1700.5), (3, 1700 + 1.0 / 3)] as [(Double, Double)])
  func rounded(scale: Double, target: Double) {
    var stage = released(at: 1000, 1, to: 1700.3) { $0.displayScale = scale }
    stage.settle()
    #expect(stage.trace.releases.last?.target.y == target && stage.view.position.y == target)
  }

  @Test("A target that is rewritten on one axis does not change the other")
  func oneAxis() {
    var stage = Stage(
      .map, at: Vector2D(x: 500, y: 500), behavior: RecordingBehavior { target, _ in Vector2D(x: 800, y: target.y) })
    stage.view.release(
      ReleaseState(contentOffset: Vector2D(x: 500, y: 500), velocity: Vector2D(x: 1, y: 1)), recording: &stage.trace)
    stage.settle()
    #expect(
      stage.view.position == Vector2D(x: 800, y: Deceleration.target(from: 500, velocity: 1, displayScale: 2)))
  }

  // MARK: Behind

  @Test(
    "With the snap tuning, a target behind the flick is reached in the first frame",
    arguments: [(1, 700), (-1, 1300), (0.25, 999)]
      as [(Double, Double)])
  func snap(velocity: Double, target: Double) {
    var stage = released(at: 1000, velocity, to: target) { $0.tuning.opposedRetarget = .snap }
    #expect(stage.trace.releases.last?.willDecelerate == true)
    stage.settle()
    #expect(stage.view.position == y(target))
    #expect(stage.trace.frames.map(\.position.y) == [1000, target])
    #expect(
      stage.calls == [
        .willEndDragging, .didEndDragging, .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
    #expect(stage.trace.rest?.time == 0)
  }

  // MARK: From a standstill

  @Test(
    "From rest, a fast view keeps its own rate, and a normal view uses that of a release at rest",
    arguments: [1100.0, 700], [(DecelerationRate.normal, 0.014), (.fast, -Foundation.log(0.99))])
  func still(target: Double, _ rate: (DecelerationRate, Double)) {
    var stage = released(at: 1000, 0, to: target) { $0.decelerationRate = rate.0 }
    #expect(stage.trace.releases.last?.willDecelerate == true)
    stage.settle()
    let motion = Deceleration(
      from: 1000, velocity: 0, to: target, rate: DecelerationRate(rawValue: Foundation.exp(-rate.1)))
    let worst = deviation(stage, from: motion)
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position == y(target))
    #expect(stage.calls.contains(.willBeginDecelerating) && stage.calls.last == .didEndDecelerating)
  }

  @Test("With the view-rate tuning, a view released at rest keeps its own rate", arguments: [1100.0, 700])
  func stillAtViewRate(target: Double) {
    var stage = released(at: 1000, 0, to: target) { $0.tuning.stillRetarget = .viewRate }
    stage.settle()
    let worst = deviation(stage, from: Deceleration(from: 1000, velocity: 0, to: target))
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("With the recoil tuning, a view released at rest moves to the target as to an edge", arguments: [1100.0, 700])
  func recoil(target: Double) {
    var stage = released(at: 1000, 0, to: target) { $0.tuning.stillRetarget = .recoil }
    stage.settle()
    let motion = EdgeBounce(
      recoilingTo: target, from: 1000, velocity: 0, logarithmicRate: Self.rate, displayScale: 2)
    let worst = deviation(stage, from: motion)
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position == y(target))
  }

  @Test("With the animation tuning, a view released at rest is animated, and reports a deceleration")
  func animation() {
    var stage = released(at: 1000, 0, to: 700) { $0.tuning.stillRetarget = .scrollAnimation }
    stage.settle()
    let worst = deviation(stage, from: ScrollAnimation(from: 1000, to: 700))
    #expect(worst.deviation <= 1e-9, "\(worst)")
    #expect(stage.view.position == y(700) && stage.trace.rest?.time == 300)
    #expect(stage.calls.last == .didEndDecelerating && !stage.calls.contains(.didEndScrollingAnimation))
    #expect(stage.flags(.didScroll).allSatisfy { $0 == [.dragging, .decelerating] })
  }

  @Test("A slow view never overshoots a near target", arguments: [1.0, 3, 10, 40, 200])
  func slowAhead(way: Double) {
    for velocity in [0.02, 0.1, 0.24] {
      var stage = released(at: 1000, velocity, to: 1000 + way)
      stage.settle()
      #expect(stage.view.position == y(1000 + way))
      #expect(stage.trace.frames.allSatisfy { $0.position.y <= 1000 + way + 1e-9 }, "at \(velocity) pt/ms")
    }
  }

  @Test("A target less than half a pixel away is reached without a motion")
  func closer() {
    var stage = released(at: 1000.2, 1, to: 1000)
    stage.settle()
    #expect(stage.view.position == y(1000) && stage.trace.frames.count == 2)
    #expect(!stage.calls.contains(.didScroll))
  }

  // MARK: Beyond the edges

  @Test("A target beyond the edge ahead makes the view bounce and rest on the edge", arguments: [-200.0, -5000])
  func beyondAhead(target: Double) {
    var stage = released(at: 300, -1, to: target)
    #expect(stage.trace.releases.last?.target == y(target))
    stage.settle()
    #expect(stage.trace.frames.contains { $0.position.y < -5 })
    #expect(stage.view.position == y(0))
  }

  @Test("Without bouncing, a target beyond the edge ahead stops the view at the edge")
  func beyondWithoutBounce() {
    var stage = released(at: 300, -1, to: -200) { $0.bounces = false }
    stage.settle()
    #expect(stage.view.position == y(0) && stage.trace.frames.allSatisfy { $0.position.y >= 0 })
  }

  @Test(
    "With any target beyond the range, the view rests inside the range",
    arguments: OpposedRetarget.allCases, StillRetarget.allCases)
  func beyondFromAnywhere(opposed: OpposedRetarget, still: StillRetarget) {
    var outside: [String] = []
    for offset in [-80, 0, 500, 3000, 3100] as [Double] {
      for velocity in [-3, -0.3, 0, 0.1, 1, 8] as [Double] {
        for target in [-400, -1, 3001, 9000] as [Double] {
          for bounces in [true, false] {
            var stage = released(at: offset, velocity, to: target) {
              $0.tuning.opposedRetarget = opposed
              $0.tuning.stillRetarget = still
              $0.bounces = bounces
            }
            let rests = stage.settle()
            let y = stage.view.position.y
            if !rests || !(y >= 0 && y <= 3000) {
              outside.append("\(offset) at \(velocity) to \(target)\(bounces ? "" : " without bouncing"): \(y)")
            }
          }
        }
      }
    }
    #expect(outside.isEmpty, "\(outside.count): \(outside.joined(separator: ", ").prefix(600))")
  }

  @Test(
    "With any target inside the range, the view rests on the target",
    arguments: OpposedRetarget.allCases, StillRetarget.allCases)
  func insideFromAnywhere(opposed: OpposedRetarget, still: StillRetarget) {
    var elsewhere: [String] = []
    for offset in [-80, 0, 500, 3000, 3100] as [Double] {
      for velocity in [-3, -0.3, -0.04, 0, 0.1, 1, 8] as [Double] {
        for target in [0, 0.5, 480, 510, 1400, 3000] as [Double] where target != offset {
          var stage = released(at: offset, velocity, to: target) {
            $0.tuning.opposedRetarget = opposed
            $0.tuning.stillRetarget = still
          }
          let rests = stage.settle()
          if !rests || stage.view.position.y != target {
            elsewhere.append("\(offset) at \(velocity) to \(target): \(stage.view.position.y)")
          }
        }
      }
    }
    #expect(elsewhere.isEmpty, "\(elsewhere.count): \(elsewhere.joined(separator: ", ").prefix(600))")
  }

  @Test(
    "A rewritten target inside is reached from beyond an edge at least as fast as from rest",
    arguments: [3.0, 0.4, 0.05, 0, -1])
  func beyondToInside(velocity: Double) {
    var stage = released(at: -60, velocity, to: 300)
    stage.settle()
    #expect(stage.view.position == y(300))
    let still = DecelerationRate(rawValue: Foundation.exp(-0.014))
    let worst = deviation(stage, from: Deceleration(from: -60, velocity: velocity, to: 300, rate: still))
    #expect(worst.deviation <= 1e-9, "\(worst)")
  }

  @Test("A target on an edge between two pixels is not rounded beyond the edge", arguments: [0.5, 0.3])
  func edgeOffPixel(velocity: Double) {
    var stage = released(at: 2500, velocity, to: 3000.3) { $0.geometry.contentSize.height += 0.3 }
    #expect(stage.trace.releases.last?.target.y == 3000.3)
    stage.settle()
    #expect(stage.view.position.y == 3000.3)
    #expect(stage.trace.frames.allSatisfy { $0.position.y <= 3000.3 && $0.phase != .bouncing })
  }

  @Test("A target one pixel away is a motion, not a jump")
  func onePixel() {
    var stage = released(at: 1000, 0, to: 1000.5)
    #expect(stage.trace.releases.last?.willDecelerate == true)
    stage.settle()
    #expect(stage.view.position.y == 1000.5)
    #expect((stage.trace.rest?.time ?? 0) > 0)
  }

  @Test("A bounce has the view's own rate even if the deceleration before it had another")
  func bounceKeepsRate() {
    var stage = released(at: 2900, 1, to: 3100)
    let approach = Deceleration(from: 2900, velocity: 1, to: 3100)
    let crossing = approach.time(toReach: 3000) ?? 0
    let bounce = EdgeBounce(
      hitting: 3000, velocity: approach.velocity(at: crossing), logarithmicRate: Self.rate, displayScale: 2)
    stage.settle()
    var worst = 0.0
    for frame in stage.trace.frames where frame.phase == .bouncing {
      worst = max(worst, abs(frame.position.y - bounce.offset(at: frame.time - crossing)))
    }
    #expect(worst < 1e-9 && stage.trace.frames.contains { $0.phase == .bouncing })
  }

  @Test("A jump on one axis is reported in the first frame, even if the other axis is still on its pixel")
  func jumpBesideMotion() {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 5000, height: 5000), boundsSize: Size2D(width: 300, height: 300))
    configuration.displayScale = 1
    configuration.frameRate = 1000
    configuration.tuning.opposedRetarget = .snap
    let behavior = WillEndDraggingBehavior { _, target in target.y = 900 }
    var view = Scroller(configuration, contentOffset: Vector2D(x: 1000, y: 1000), behavior: behavior)
    var trace = ScrollTrace()
    view.release(
      ReleaseState(contentOffset: Vector2D(x: 1000, y: 1000), velocity: Vector2D(x: 0.3, y: 0.3)), recording: &trace)
    view.advance(to: 100, recording: &trace)
    let first = trace.frames[1]
    #expect(trace.contentOffset(first) == Vector2D(x: 1000, y: 900))
    #expect(trace.events.contains { $0.name == .didScroll && $0.time == first.time })
    #expect(trace.events.filter { $0.name == .didScroll && $0.time < 2 }.count == 1)
  }

  // MARK: Odd targets

  @Test("A target that is not a number counts as unchanged", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(target: Double) {
    for velocity in [-1.0, 0, 1] {
      var stage = released(at: 1000, velocity, to: target)
      var free = Stage(.list, at: y(1000))
      free.view.release(ReleaseState(contentOffset: y(1000), velocity: y(velocity)), recording: &free.trace)
      stage.settle()
      free.settle()
      let same = stage.trace.frames == free.trace.frames && stage.trace.releases == free.trace.releases
      #expect(same, "at \(velocity)")
    }
  }

  @Test("The largest numbers work as targets beyond the range", arguments: [1e18, -1e100, 1e300, -1.7e308])
  func huge(target: Double) {
    for (offset, velocity) in [(1000, 1), (1000, -1), (1000, 0), (-50, 0), (-50, 2)] as [(Double, Double)] {
      var stage = released(at: offset, velocity, to: target)
      let rests = stage.settle()
      #expect(rests, "from \(offset) at \(velocity)")
      let y = stage.view.position.y
      #expect(y >= 0 && y <= 3000, "from \(offset) at \(velocity)")
      #expect(stage.trace.frames.allSatisfy { $0.position.isFinite && $0.velocity.isFinite })
      #expect(stage.trace.releases.allSatisfy { $0.target.isFinite })
    }
  }
}
