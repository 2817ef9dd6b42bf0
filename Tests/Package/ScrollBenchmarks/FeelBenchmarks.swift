import Foundation

/// Measures documents, goldens, sheets and audits of a scene.
enum FeelBenchmarks {
  /// Reading of a gesture's document, by its bytes, against Foundation's reading of the same text.
  @MainActor static let documents = [
    Benchmark("document: a long gesture as Foundation's objects", "byte") {
      kept((try? JSONSerialization.jsonObject(with: document) as? [String: Any])?.count, document.count)
    },
    Benchmark("document: a long gesture", "byte", time: 25) {
      kept((try? GestureDocument.decode(document))?.samples.count, document.count)
    },
    Benchmark("document: a long gesture, written", "byte") { GestureDocument.encode(long).utf8.count },
  ]

  /// In ratios to one of the scene's gestures.
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
    Benchmark("feel: all audits of a scene, one job", "scene") { audit(MapBenchmarks.scene) },
    Benchmark("feel: sweep of 1,000 settings, one job", "setting") {
      let sweep = try? SweepParameter("speed", 0.001...1, step: 0.001)
      return kept(
        try? sweep.map { try FeelSweep([$0], wishes: ["commit flick ~ 0.3"], cards).run(jobs: 1).count }, 1000)
    },
  ]

  /// 20,000 samples, of whose times most have all digits of a double.
  private static let long = gesture(20_000) { 300 - Double($0 % 1000) / 8 }
  private static let document = Data(GestureDocument.encode(long).utf8)

  /// Returns samples of a finger at 120 Hz, which lifts at the last of them.
  static func gesture(_ count: Int, _ x: (Int) -> Double) -> TouchGesture {
    let samples = (0...count).map { index in
      let phase: TouchSample.Phase = index == 0 ? .began : index == count ? .ended : .moved
      let sample = min(index, count - 1)
      return TouchSample(time: Double(sample) * 1000 / 120, location: Vector2D(x: x(sample), y: 120), phase: phase)
    }
    return TouchGesture(name: "finger", samples: samples)
  }

  private static let flick = try? TouchGesture.flick(
    from: Vector2D(x: 250, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2)

  private static func run() -> ScrollRun? {
    guard let scene = MapBenchmarks.scene, let flick, let trace = try? scene.perform(flick) else { return nil }
    return ScrollRun(scene, gesture: "flick", trace: trace)
  }

  private static let known = run()
  private static let golden = known.map(TraceText.encode) ?? ""

  private static func cards(_ setting: SweepSetting) throws -> Scene {
    let rule = #"{"type": "flickThresholds", "minimumFlickVelocity": \#(try setting["speed"])}"#
    guard let scene = MapBenchmarks.cards(rule) else { throw DocumentError("the cards are not valid") }
    return scene
  }

  /// Runs all audits with one thread, with every eighth gesture.
  static func audit(_ view: (some AuditableView)?) -> Int {
    let parameters = changed(AuditParameters()) { $0.thinning = 8 }
    return kept(try? view.map { try Audits.run(on: $0, parameters: parameters, jobs: 1).findings.count })
  }
}
