import Foundation
import GestureReplay
import ScrollPhysics

/// Measures the simulator against a hand-written scalar loop in the same process, and prints JSON.
@main
enum ScrollBenchmarks {
  /// Release velocities of 0.5 to 5 pt/ms.
  static let velocities = (0..<64).map { 0.5 + 4.5 * Double($0) / 63 }
  static let rate = 0.998
  static let stoppingSpeed = 0.01
  nonisolated(unsafe) static var sink = 0.0

  /// Prints the measurements; `--quick` only checks that they run.
  static func main() {
    let watch = Stopwatch(isQuick: CommandLine.arguments.contains("--quick"))
    let times = watch.measure([
      loopSteps, loopFlings, freeSteps, bounceLoopSteps, bounceSteps, gestures, gestureOutcomes, frames,
    ])
    let (loopStep, loopFling) = (times[0], times[1])
    var rows: [String] = []
    func row(_ name: String, _ unit: String, _ time: Double, _ ratio: Double?, _ bar: String) {
      let ratioText = ratio.map { String(format: $0 < 0.001 ? "%.3e" : "%.3f", $0) } ?? "null"
      rows.append(
        "  {\"name\": \"\(name)\", \"unit\": \"\(unit)\", \"ns\": \(String(format: "%.3f", time)),"
          + " \"ratio\": \(ratioText), \"bar\": \"\(bar)\"}")
    }
    row("loop", "step", loopStep, 1, "the baseline: v *= d; x += v until rest")
    row("loop", "fling", loopFling, 1, "the baseline of gestures")
    row("free step", "step", times[2], times[2] / loopStep, "ratio <= 1.2")
    row("bounce as usually written", "step", times[3], times[3] / loopStep, "for comparison")
    row("bounce step", "step", times[4], times[4] / loopStep, "ratio <= 2.6")
    row("gesture, frames recorded", "gesture", times[5], times[5] / loopFling, "ratio <= 1.5")
    row("gesture, outcome only", "gesture", times[6], times[6] / loopFling, "for maps")
    row("recorded frame at 120 Hz, one step a frame", "frame", times[7], times[7] / loopStep, "3 ns is welcome")
    let layoutTimes = watch.measure([
      LayoutBenchmarks.filter, LayoutBenchmarks.uniformVisible, LayoutBenchmarks.coherentVisible,
      LayoutBenchmarks.randomVisible, LayoutBenchmarks.build,
    ])
    let filter = layoutTimes[0]
    row("layout: filter over 1e6 cached frames", "query", filter, nil, "the baseline of layout queries")
    row("layout: visible, uniform", "query", layoutTimes[1], layoutTimes[1] / filter, "60 ns")
    row("layout: visible of 1e6, coherent", "query", layoutTimes[2], layoutTimes[2] / filter, "120 ns")
    row("layout: visible of 1e6, random", "query", layoutTimes[3], layoutTimes[3] / filter, "350 ns")
    row("layout: build of 1e6", "item", layoutTimes[4], layoutTimes[4] / filter * 1e6, "3 ns; ratio of the whole")
    let snapTimes = watch.measure([
      SnapBenchmarks.filter, SnapBenchmarks.uniformDecision, SnapBenchmarks.coherentDecision,
      SnapBenchmarks.randomDecision, SnapBenchmarks.build, SnapBenchmarks.freeGestures, SnapBenchmarks.snappedGestures,
      SnapBenchmarks.freeOutcomes, SnapBenchmarks.snappedOutcomes,
    ])
    let nearest = snapTimes[0]
    row("snap: nearest of 1e6 cached offsets", "query", nearest, nil, "the baseline of snap queries")
    row("snap: decision, uniform", "query", snapTimes[1], snapTimes[1] / nearest, "250 ns")
    row("snap: decision among 1e6, coherent", "query", snapTimes[2], snapTimes[2] / nearest, "250 ns")
    row("snap: decision among 1e6, random", "query", snapTimes[3], snapTimes[3] / nearest, "250 ns")
    row(
      "snap: points of 1e6 items", "item", snapTimes[4], snapTimes[4] / nearest * 1e6, "once a size; ratio of the whole"
    )
    row("snap: gesture without, frames recorded", "gesture", snapTimes[5], 1, "the baseline of snapped gestures")
    row("snap: gesture with, frames recorded", "gesture", snapTimes[6], snapTimes[6] / snapTimes[5], "ratio <= 1.1")
    row("snap: gesture without, outcome only", "gesture", snapTimes[7], 1, "the baseline of snapped outcomes")
    row("snap: gesture with, outcome only", "gesture", snapTimes[8], snapTimes[8] / snapTimes[7], "for maps")
    let cellTimes = watch.measure([
      MapBenchmarks.free, MapBenchmarks.uniform, MapBenchmarks.variable,
    ])
    row("map: landing, free", "cell", cellTimes[0], cellTimes[0] / loopStep, "30 ns")
    row("map: landing, uniform snap", "cell", cellTimes[1], cellTimes[1] / loopStep, "12 ns")
    row("map: landing among 1e6, random", "cell", cellTimes[2], cellTimes[2] / loopStep, "100 ns")
    let mapTimes = watch.measure([
      MapBenchmarks.stepped, MapBenchmarks.oneJob, MapBenchmarks.twoJobs,
    ])
    row("map: minne, every cell stepped", "cell", mapTimes[0], 1, "the baseline of maps")
    row("map: minne, 1000 x 1000, one job", "cell", mapTimes[1], mapTimes[1] / mapTimes[0], "2000 ns")
    row("map: minne, 1000 x 1000, two jobs", "cell", mapTimes[2], mapTimes[2] / mapTimes[1], "ratio to one job <= 0.56")
    let documentTimes = watch.measure([DocumentBenchmarks.foundation, DocumentBenchmarks.gesture])
    row("document: a long gesture as Foundation's objects", "byte", documentTimes[0], 1, "the baseline of documents")
    row("document: a long gesture", "byte", documentTimes[1], documentTimes[1] / documentTimes[0], "25 ns")
    #if canImport(UIKitFacade)
      let uikitTimes = MainActor.assumeIsolated {
        watch.measure([
          UIKitBenchmarks.core, UIKitBenchmarks.facade, UIKitBenchmarks.collection, SwiftUIBenchmarks.facade,
          UIKitBenchmarks.row, SwiftUIBenchmarks.body,
        ])
      }
      row("UIKit: gesture on the core", "gesture", uikitTimes[0], 1, "the baseline of UIKit's names")
      row("UIKit: gesture on a UIScrollView", "gesture", uikitTimes[1], uikitTimes[1] / uikitTimes[0], "ratio <= 2.5")
      row(
        "UIKit: 100,000 items of several sizes laid out and flicked", "gesture", uikitTimes[2],
        uikitTimes[2] / uikitTimes[0], "1e8 ns")
      row(
        "SwiftUI: gesture on a SwiftUIScrollView", "gesture", uikitTimes[3], uikitTimes[3] / uikitTimes[0],
        "ratio <= 2.5")
      row(
        "row: gesture on a row moved by a drag gesture", "gesture", uikitTimes[4], uikitTimes[4] / uikitTimes[0],
        "ratio <= 2")
      row(
        "SwiftUI: gesture on the TabView of a body of 200 views", "gesture", uikitTimes[5],
        uikitTimes[5] / uikitTimes[0], "ratio <= 6")
      let auditTimes = MainActor.assumeIsolated {
        watch.measure([
          AuditBenchmarks.core, AuditBenchmarks.facade, AuditBenchmarks.facadeUsedAgain,
        ])
      }
      row("UIKit: all audits of cards on the core", "view", auditTimes[0], 1, "the baseline of a controller's audits")
      row(
        "UIKit: all audits of a controller's cards", "view", auditTimes[1], auditTimes[1] / auditTimes[0],
        "ratio <= 25"
      )
      row(
        "UIKit: the same, with views that are reset", "view", auditTimes[2], auditTimes[2] / auditTimes[0],
        "ratio <= 10"
      )
    #endif
    print(
      "{ \"repetitions\": \(Stopwatch.repetitions), \"statistic\": \"median\", \"benchmarks\": [\n\(rows.joined(separator: ",\n"))\n] }"
    )
  }

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
      sink += result.offset
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
      sink += integrator.advance(to: duration).distance
      steps += Int(duration)
    }
    return steps
  }

  static let bounceLaw = LinearLaw(pull: -0.010_050_335_853_501_441, decay: -0.002_002_002_670_673_34)

  static func bounceSteps() -> Int {
    var steps = 0
    for velocity in velocities {
      var integrator = FixedStepIntegrator(bounceLaw, from: .init(distance: 0, momentum: velocity), step: 1)
      sink += integrator.advance(to: 900).distance
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
    for velocity in velocities { sink += bounceLoop(velocity) }
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
    sink += view.position.x
  }

  static func gestures() -> Int {
    for velocity in velocities { flick(velocity, Scroller(configuration), &trace) }
    return velocities.count
  }

  static func gestureOutcomes() -> Int {
    for velocity in velocities { flick(velocity, Scroller(configuration), &outcome) }
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
      sink += view.position.x
      count += trace.frames.count
    }
    return count
  }
}
