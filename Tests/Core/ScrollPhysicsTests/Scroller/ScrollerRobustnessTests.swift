import ScrollPhysics
import Testing
import TestSupport

/// Degenerate sizes and extreme numbers: no trap, finite results, rest.
@Suite("Robustness")
struct ScrollerRobustnessTests {
  /// The fault of a run, if any.
  private func fault(_ stage: Stage<FreeScrolling>, rests: Bool) -> String? {
    if !rests { return "does not rest" }
    if !stage.view.position.isFinite { return "position \(stage.view.position)" }
    if !stage.trace.frames.allSatisfy({ $0.position.isFinite && $0.velocity.isFinite && $0.time.isFinite }) {
      return "a frame that is not finite"
    }
    if !stage.trace.releases.allSatisfy({ $0.target.isFinite && $0.proposedTarget.isFinite && $0.velocity.isFinite }) {
      return "a release that is not finite"
    }
    let geometry = stage.view.configuration.geometry
    if (geometry.clamped(stage.view.position) - stage.view.position).length > 1 {
      return "rests at \(stage.view.position)"
    }
    return nil
  }

  static let extents: [Size2D] = [
    .zero, Size2D(width: 0, height: 500), Size2D(width: 1, height: 1), Size2D(width: 1e-300, height: 1e-5),
    Size2D(width: 375, height: 3000), Size2D(width: 1e12, height: 1e15),
  ]

  @Test("Sizes of zero, nearly zero and nearly infinity come to rest", arguments: extents, extents)
  func sizes(content: Size2D, bounds: Size2D) {
    var faults: [String] = []
    for paging in [false, true] {
      for bounces in [false, true] {
        var configuration = ScrollConfiguration(contentSize: content, boundsSize: bounds)
        configuration.isPagingEnabled = paging
        configuration.bounces = bounces
        configuration.alwaysBounceVertical = true
        configuration.alwaysBounceHorizontal = bounces
        for velocity in [Vector2D(x: 1, y: -2), Vector2D(x: -0.5, y: 3), Vector2D(x: 0.1, y: 0.05)] {
          var stage = Stage(configuration)
          stage.flick(velocity)
          stage.wait(50)
          stage.flick(velocity)
          let rests = stage.settle()
          if let fault = fault(stage, rests: rests) {
            faults.append("\(fault), \(velocity)\(paging ? " paging" : "")\(bounces ? " bouncing" : "")")
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test("Insets larger than the content and the bounds come to rest")
  func insets() {
    for inset in [1e6, -1e6, -100] {
      var configuration = ScrollConfiguration.map
      configuration.geometry.contentInset = ContentInset(top: inset, left: inset, bottom: inset, right: inset)
      var stage = Stage(configuration)
      stage.flick(Vector2D(x: 2, y: -2))
      let rests = stage.settle()
      let fault = fault(stage, rests: rests)
      #expect(fault == nil, "inset \(inset)")
    }
  }

  @Test("A touch of one sample and samples at one instant have no velocity")
  func fewSamples() {
    var stage = Stage(.map, at: Vector2D(x: 500, y: 500))
    stage.down()
    stage.lift()
    #expect(stage.view.isAtRest && stage.trace.releases.isEmpty)
    stage.down()
    stage.drag(by: Vector2D(x: 300, y: 100), over: 0)
    stage.lift()
    #expect(stage.trace.releases.last?.velocity == .zero)
    let rests = stage.settle()
    let fault = fault(stage, rests: rests)
    #expect(fault == nil)
  }

  @Test(
    "Samples so close in time that their velocity overflows come to rest",
    arguments: [1e-9, 1e-100, 1e-306, Double.leastNonzeroMagnitude])
  func closeSamples(interval: Double) {
    var stage = Stage(.map, at: Vector2D(x: 500, y: 500))
    stage.down()
    stage.drag(by: Vector2D(x: 120, y: -60), over: interval)
    stage.lift()
    let rests = stage.settle()
    let fault = fault(stage, rests: rests)
    #expect(fault == nil)
  }

  @Test("Extremely large release velocities come to rest", arguments: [1e3, 1e6, 1e9, 1e100, 1e300])
  func hugeVelocities(speed: Double) {
    for configuration in [ScrollConfiguration.map, .list] {
      for velocity in [Vector2D(x: speed, y: -speed), Vector2D(x: 0, y: speed), Vector2D(x: -speed, y: 1e-3)] {
        for start in [Vector2D(x: 0, y: 500), Vector2D(x: 0, y: -80)] {
          var stage = Stage(configuration, at: start)
          stage.view.release(ReleaseState(contentOffset: start, velocity: velocity), recording: &stage.trace)
          let rests = stage.settle()
          let fault = fault(stage, rests: rests)
          #expect(fault == nil, "\(velocity) from \(start)")
        }
      }
    }
  }

  @Test("A huge velocity without an edge in its path goes as far as the law says", arguments: [1e3, 1e6])
  func hugeDistance(speed: Double) {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 100, height: 1e15), boundsSize: Size2D(width: 100, height: 100))
    var stage = Stage(configuration, behavior: FreeScrolling(), detail: .outcome)
    stage.view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 0, y: speed)), recording: &stage.trace)
    // The slide at its end takes hours.
    stage.view.advanceToRest(recording: &stage.trace)
    let expected = Deceleration.target(from: 0, velocity: speed, displayScale: 2)
    #expect(abs(stage.view.position.y - expected) <= 1e-9 * expected)
  }

  @Test("Extremely long drags come to rest", arguments: [1e5, 1e9, 1e15, 1e100, 1e200, 1e300])
  func hugeDrags(length: Double) {
    for way in [Vector2D(x: length, y: -length), Vector2D(x: 0, y: length), Vector2D(x: -length, y: length / 3)] {
      var stage = Stage(.map, at: Vector2D(x: 500, y: 500))
      stage.down()
      stage.drag(by: way, over: 64, samples: 8)
      stage.lift()
      let rests = stage.settle()
      let fault = fault(stage, rests: rests)
      #expect(fault == nil, "\(way)")
    }
  }

  @Test(
    "Deceleration rates from nearly 0 to nearly 1 come to rest",
    arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 0.01, 0.5, 0.9999])
  func rates(rate: Double) {
    for bounces in [true, false] {
      var configuration = ScrollConfiguration.map
      configuration.decelerationRate = DecelerationRate(rawValue: rate)
      configuration.bounces = bounces
      for velocity in [Vector2D(x: 1, y: -2), Vector2D(x: 30, y: 0.3)] {
        var stage = Stage(configuration, at: Vector2D(x: 500, y: 500))
        stage.flick(velocity)
        let rests = stage.settle()
        let fault = fault(stage, rests: rests)
        #expect(fault == nil, "\(velocity)")
      }
    }
  }

  @Test("A view that would decelerate for more than a day stops at the time limit")
  func endless() {
    let configuration = ScrollConfiguration(
      contentSize: Size2D(width: 100, height: 1e15), boundsSize: Size2D(width: 100, height: 100))
    var endless = configuration
    endless.decelerationRate = DecelerationRate(rawValue: 1.0.nextDown)
    var stage = Stage(endless, detail: .outcome)
    stage.view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
    let rests = stage.view.advanceToRest(limit: 10_000, recording: &stage.trace)
    #expect(!rests && stage.view.time == 10_000)
    #expect(abs(stage.view.position.y - 10_000) <= 1e-6)
  }

  @Test("Steps and frame rates from tiny to huge give the same rest", arguments: [0.05, 1, 1000, 1e9])
  func clockwork(step: Double) {
    for frameRate in [0.5, 60, 1000] {
      var configuration = ScrollConfiguration.list
      configuration.step = step
      configuration.frameRate = frameRate
      var stage = Stage(configuration, at: Vector2D(x: 0, y: 500))
      stage.view.release(
        ReleaseState(contentOffset: Vector2D(x: 0, y: 500), velocity: Vector2D(x: 0, y: 1)), recording: &stage.trace)
      let rests = stage.settle()
      let target = Deceleration.target(from: 500, velocity: 1, displayScale: 2)
      #expect(rests && stage.view.position.y == target)
      let duration = Deceleration(from: 500, velocity: 1, restingAt: target).duration
      #expect(abs((stage.trace.rest?.time ?? 0) - duration) <= 1e-9)
    }
  }

  @Test("An offset far outside, set by the program, returns with the next drag", arguments: [1e5, -1e9, 1e15])
  func farOutside(offset: Double) {
    var stage = Stage(.map)
    stage.view.setContentOffset(Vector2D(x: offset, y: -offset), animated: true, recording: &stage.trace)
    stage.settle()
    #expect(stage.view.position == Vector2D(x: offset, y: -offset))
    stage.flick(Vector2D(x: 1, y: 1))
    let rests = stage.settle()
    let fault = fault(stage, rests: rests)
    #expect(fault == nil)
  }
}
