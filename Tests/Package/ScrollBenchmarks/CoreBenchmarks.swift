/// Measures steps, frames and gestures of the core against a hand-written scalar loop.
enum CoreBenchmarks {
  @MainActor static let all = [
    Benchmark("loop", "step") { each { loop($0) } },
    Benchmark("loop, flings", "gesture") { each { (loop($0).value, 1) } },
    Benchmark("free step", "step", atMost: 1.2) {
      let law = LinearLaw(pull: 0, decay: -0.002_002_002_670_673_34)
      return each { steps(law, $0, for: Deceleration(from: 0, velocity: $0).duration) }
    },
    Benchmark("bounce step", "step", atMost: 2.6) {
      let law = LinearLaw(pull: -0.010_050_335_853_501_441, decay: -0.002_002_002_670_673_34)
      return each { steps(law, $0, for: 900) }
    },
    Benchmark("gesture, frames recorded", "gesture", atMost: 1.5, against: "loop, flings") {
      flicks(Scroller(configuration), &trace)
    },
    Benchmark("gesture, outcome only", "gesture", against: "loop, flings") {
      flicks(Scroller(configuration), &outcome)
    },
    Benchmark("gesture into an edge, frames recorded", "gesture", against: "loop, flings") {
      let short = changed(configuration) { $0.geometry.contentSize.width = 600 }
      return flicks(Scroller(short), &trace)
    },
    // The cost if nothing but frames is needed.
    Benchmark("recorded frame at 120 Hz, one step a frame", "frame") {
      let frameStepped = changed(configuration) { $0.step = 1000.0 / 120 }
      return each { velocity in
        trace.removeAll()
        var view = Scroller(frameStepped)
        view.release(ReleaseState(contentOffset: .zero, velocity: Vector2D(x: velocity, y: 0)), recording: &trace)
        view.advanceToRest(recording: &trace)
        return (view.position.x, trace.frames.count)
      }
    },
  ]

  /// Release velocities of 0.5 to 5 pt/ms.
  static let velocities = (0..<64).map { 0.5 + 4.5 * Double($0) / 63 }

  /// Does work for each velocity, which returns what it computes and the number of its units.
  @inline(__always) static func each(_ work: (Double) -> (value: Double, units: Int)) -> Int {
    var units = 0
    for velocity in velocities {
      let result = work(velocity)
      units += kept(result.value, result.units)
    }
    return units
  }

  @inline(__always) static func steps(
    _ law: LinearLaw, _ velocity: Double, for duration: Double
  ) -> (value: Double, units: Int) {
    var integrator = FixedStepIntegrator(law, from: .init(distance: 0, momentum: velocity), step: 1)
    return (integrator.advance(to: duration).distance, Int(duration))
  }

  @inline(never) static func loop(_ velocity: Double) -> (value: Double, units: Int) {
    var v = velocity
    var x = 0.0
    var steps = 0
    while v > 0.01 {
      v *= 0.998
      x += v
      steps += 1
    }
    return (x, steps)
  }

  static let configuration = changed(
    ScrollConfiguration(contentSize: Size2D(width: 1e6, height: 240), boundsSize: Size2D(width: 375, height: 240))
  ) { $0.frameRate = 120 }

  nonisolated(unsafe) static var trace = ScrollTrace(displayScale: 2)
  nonisolated(unsafe) static var outcome = ScrollTrace(displayScale: 2, detail: .outcome)

  /// Performs twelve samples of a finger, a release, and a fling to rest with each velocity, on a new view.
  @inline(__always) static func flicks<Behavior>(
    _ makeView: @autoclosure () -> Scroller<Behavior>, _ trace: inout ScrollTrace
  ) -> Int {
    let interval = 1000.0 / 120
    return each { velocity in
      trace.removeAll()
      var view = makeView()
      view.touchDown(at: Vector2D(x: 300, y: 120), time: 0, recording: &trace)
      for sample in 1...11 {
        let time = Double(sample) * interval
        view.touchMove(to: Vector2D(x: 300 - velocity * time, y: 120), time: time, recording: &trace)
      }
      view.touchUp(time: 11 * interval, recording: &trace)
      view.advanceToRest(recording: &trace)
      return (view.position.x, 1)
    }
  }
}
