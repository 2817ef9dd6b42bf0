import GestureReplay
import ScrollPhysics

/// Measures steps, frames and gestures of the core against a hand-written scalar loop.
enum CoreBenchmarks {
  @MainActor static let all = [
    Benchmark("loop", "step", loopSteps),
    Benchmark("loop, flings", "gesture", loopFlings),
    Benchmark("free step", "step", freeSteps, .ratio(1.2)),
    Benchmark("bounce as usually written", "step", bounceLoopSteps),
    Benchmark("bounce step", "step", bounceSteps, .ratio(2.6)),
    Benchmark("gesture, frames recorded", "gesture", gestures, .ratio(1.5), against: "loop, flings"),
    Benchmark("gesture, outcome only", "gesture", gestureOutcomes, against: "loop, flings"),
    Benchmark("gesture into an edge, frames recorded", "gesture", edgeGestures, against: "loop, flings"),
    Benchmark("recorded frame at 120 Hz, one step a frame", "frame", frames),
  ]

  /// Release velocities of 0.5 to 5 pt/ms.
  static let velocities = (0..<64).map { 0.5 + 4.5 * Double($0) / 63 }
  static let rate = 0.998
  static let stoppingSpeed = 0.01

  // MARK: The baseline

  @inline(never)
  static func loop(_ velocity: Double) -> (offset: Double, steps: Int) {
    var v = velocity
    var x = 0.0
    var steps = 0
    while v > stoppingSpeed {
      v *= rate
      x += v
      steps += 1
    }
    return (x, steps)
  }

  static func loopSteps() -> Int {
    var steps = 0
    for velocity in velocities {
      let result = loop(velocity)
      ScrollBenchmarks.sink += result.offset
      steps += result.steps
    }
    return steps
  }

  static func loopFlings() -> Int {
    _ = loopSteps()
    return velocities.count
  }

  // MARK: Steps

  static func freeSteps() -> Int {
    let law = LinearLaw(pull: 0, decay: -0.002_002_002_670_673_34)
    var steps = 0
    for velocity in velocities {
      let duration = Deceleration(from: 0, velocity: velocity).duration
      var integrator = FixedStepIntegrator(law, from: .init(distance: 0, momentum: velocity), step: 1)
      ScrollBenchmarks.sink += integrator.advance(to: duration).distance
      steps += Int(duration)
    }
    return steps
  }

  static let bounceLaw = LinearLaw(pull: -0.010_050_335_853_501_441, decay: -0.002_002_002_670_673_34)

  static func bounceSteps() -> Int {
    var steps = 0
    for velocity in velocities {
      var integrator = FixedStepIntegrator(bounceLaw, from: .init(distance: 0, momentum: velocity), step: 1)
      ScrollBenchmarks.sink += integrator.advance(to: 900).distance
      steps += 900
    }
    return steps
  }

  /// The bounce as a sum per millisecond, as it is usually written.
  @inline(never)
  static func bounceLoop(_ velocity: Double) -> Double {
    var v = velocity
    var e = 0.0
    for _ in 0..<900 {
      v *= 0.998
      e += v
      e -= e * 0.01
      v *= 0.99
    }
    return e
  }

  static func bounceLoopSteps() -> Int {
    for velocity in velocities { ScrollBenchmarks.sink += bounceLoop(velocity) }
    return velocities.count * 900
  }

  // MARK: Gestures

  static let configuration: ScrollConfiguration = {
    var configuration = ScrollConfiguration(
      contentSize: Size2D(width: 1e6, height: 240), boundsSize: Size2D(width: 375, height: 240))
    configuration.frameRate = 120
    return configuration
  }()

  nonisolated(unsafe) static var trace = ScrollTrace(displayScale: 2)
  nonisolated(unsafe) static var outcome = ScrollTrace(displayScale: 2, detail: .outcome)

  /// Performs twelve samples of a finger, a release, and a fling to rest.
  @inline(__always)
  static func flick<Behavior>(_ velocity: Double, _ view: consuming Scroller<Behavior>, _ trace: inout ScrollTrace) {
    trace.removeAll()
    let interval = 1000.0 / 120
    view.touchDown(at: Vector2D(x: 300, y: 120), time: 0, recording: &trace)
    for sample in 1...11 {
      let time = Double(sample) * interval
      view.touchMove(to: Vector2D(x: 300 - velocity * time, y: 120), time: time, recording: &trace)
    }
    view.touchUp(time: 11 * interval, recording: &trace)
    view.advanceToRest(recording: &trace)
    ScrollBenchmarks.sink += view.position.x
  }

  static func gestures() -> Int {
    for velocity in velocities { flick(velocity, Scroller(configuration), &trace) }
    return velocities.count
  }

  static func gestureOutcomes() -> Int {
    for velocity in velocities { flick(velocity, Scroller(configuration), &outcome) }
    return velocities.count
  }

  /// The gestures that end in the bounce at the end of a short content.
  static func edgeGestures() -> Int {
    var short = configuration
    short.geometry.contentSize.width = 600
    for velocity in velocities { flick(velocity, Scroller(short), &trace) }
    return velocities.count
  }

  // MARK: Frames

  static let frameStepped: ScrollConfiguration = {
    var frameStepped = configuration
    frameStepped.step = 1000.0 / 120
    return frameStepped
  }()

  /// Flings with a step as long as a frame, the cost if nothing but frames is needed.
  static func frames() -> Int {
    var count = 0
    for velocity in velocities {
      trace.removeAll()
      var view = Scroller(frameStepped)
      view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
      view.advanceToRest(recording: &trace)
      ScrollBenchmarks.sink += view.position.x
      count += trace.frames.count
    }
    return count
  }
}
