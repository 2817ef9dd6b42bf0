/// Measures goldens, sheets and audits of a scene, in ratios to one of its gestures.
enum FeelBenchmarks {
  @MainActor static let all = [
    Benchmark("feel: gesture on a scene, with its metrics", "gesture") { kept(run()?.trace.frames.count) },
    Benchmark("feel: golden written", "golden") { kept(known.map(TraceText.encode)?.utf8.count) },
    Benchmark("feel: golden read and compared", "golden") {
      guard let run = known, let old = try? RecordedRun(golden) else { return 1 }
      return kept(GoldenDifference.between(old, and: RecordedRun(run).kept, tolerance: .exact) == nil ? 0 : 1)
    },
    Benchmark("feel: sheet of a scene, one job", "sheet") {
      kept(try? MapBenchmarks.scene.map { try FeelSheet(of: $0, jobs: 1) }?.map.cells.count)
    },
    Benchmark("feel: all audits of a scene, one job", "scene") { MapBenchmarks.scene.map(audit) ?? 1 },
  ]

  private static let flick = try? TouchGesture.flick(
    from: Vector2D(x: 250, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)

  private static func run() -> ScrollRun? {
    guard let scene = MapBenchmarks.scene, let flick, let trace = try? scene.perform(flick) else { return nil }
    return ScrollRun(scene, gesture: "flick", trace: trace)
  }

  private static let known = run()
  private static let golden = known.map(TraceText.encode) ?? ""

  /// Runs all audits with one thread, with every eighth gesture.
  static func audit(_ view: some AuditableView) -> Int {
    let parameters = changed(AuditParameters()) { $0.thinning = 8 }
    return kept((try? Audits.run(on: view, parameters: parameters, jobs: 1))?.findings.count)
  }
}
