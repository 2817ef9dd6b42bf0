import FeelTesting
import Scenes

/// Measures goldens, sheets and audits of a scene, in ratios to one of its gestures.
enum FeelBenchmarks {
  @MainActor static let all = [
    Benchmark("feel: gesture on a scene, with its metrics", "gesture", metrics),
    Benchmark("feel: golden written", "golden", written),
    Benchmark("feel: golden read and compared", "golden", compared),
    Benchmark("feel: sheet of a scene, one job", "sheet", sheet),
    Benchmark("feel: all audits of a scene, one job", "scene", audits),
  ]

  private static let flick = try? TouchGesture.flick(
    from: Vector2D(x: 250, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)

  private static func run() -> ScrollRun? {
    guard let scene = MapBenchmarks.scene, let flick, let trace = try? scene.perform(flick) else { return nil }
    return ScrollRun(scene, gesture: "flick", trace: trace)
  }

  private static let known = run()
  private static let golden = known.map(TraceText.encode) ?? ""

  static func metrics() -> Int {
    ScrollBenchmarks.sink += Double(run()?.trace.frames.count ?? 0)
    return 1
  }

  static func written() -> Int {
    ScrollBenchmarks.sink += Double(known.map(TraceText.encode)?.utf8.count ?? 0)
    return 1
  }

  static func compared() -> Int {
    guard let run = known, let old = try? RecordedRun(golden) else { return 1 }
    let difference = GoldenDifference.between(old, and: RecordedRun(run).kept, tolerance: .exact)
    ScrollBenchmarks.sink += difference == nil ? 0 : 1
    return 1
  }

  static func sheet() -> Int {
    guard let scene = MapBenchmarks.scene, let sheet = try? FeelSheet(of: scene, jobs: 1) else { return 1 }
    ScrollBenchmarks.sink += Double(sheet.map.cells.count)
    return 1
  }

  static func audits() -> Int {
    var parameters = AuditParameters()
    parameters.thinning = 8
    guard let scene = MapBenchmarks.scene, let report = try? Audits.run(on: scene, parameters: parameters, jobs: 1)
    else { return 1 }
    ScrollBenchmarks.sink += Double(report.findings.count)
    return 1
  }
}
