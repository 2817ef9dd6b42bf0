import Foundation

/// Measures rest offsets in closed form, and whole decision maps against stepping them.
enum MapBenchmarks {
  @MainActor static let landings = [
    Benchmark("map: landing, free", "cell", time: 30) { cells(law) { $0 } },
    Benchmark("map: landing, uniform snap", "cell", time: 12) {
      cells(law) { [points = SnapBenchmarks.uniform] in points.snapped($0) }
    },
    Benchmark("map: landing among 1e6, random", "cell", time: 100) {
      cells(variableLaw) { [points = SnapBenchmarks.variable] in points.snapped($0) }
    },
  ]
  @MainActor static let maps = [
    Benchmark("map: minne, every cell stepped", "cell") { stepped() },
    Benchmark("map: minne, 1000 x 1000, one job", "cell", time: 600) { map(jobs: 1) },
    Benchmark("map: minne, 1000 x 1000, two jobs", "cell", atMost: 0.54, against: "map: minne, 1000 x 1000, one job") {
      map(jobs: 2)
    },
  ]

  private static let law = LandingLaw(SnapBenchmarks.configuration, .horizontal, velocity: 0.5)
  private static let variableLaw = LandingLaw(
    changed(SnapBenchmarks.configuration) { $0.geometry = SnapBenchmarks.geometry }, .horizontal, velocity: 0.5)

  nonisolated(unsafe) private static var next = 0

  @inline(__always) private static func cells(_ law: LandingLaw, _ land: (Double) -> Double) -> Int {
    // Continues where the last run stopped, so that no cache holds all the offsets.
    let first = next
    next &+= 1000
    return queries { land(law.proposedTarget(from: Double(((first &+ $0) &* 777_767) & 0xF_FFFF) * 80)) }
  }

  static let scene = cards(#"{"type": "flickThresholds"}"#)

  /// Returns a row of ten cards, with the snapping of a scene document.
  static func cards(_ snapping: String) -> Scene? {
    let text = """
      { "format": "scroll-scene", "version": 1, "name": "minne",
        "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast"},
        "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 320, "height": 240},
          "minimumLineSpacing": 16, "sectionInset": {"top": 0, "left": 16, "bottom": 0, "right": 16}},
        "snapping": \(snapping) }
      """
    return try? SceneDocument.decode(Data(text.utf8))
  }

  private static func plan(_ count: Int) -> MapPlan {
    let side = Double(count - 1)
    return MapPlan(
      drags: try? MapRange(-500...500, step: 1000 / side), velocities: try? MapRange(-3...3, step: 6 / side))
  }

  static func map(_ side: Int = 1000, jobs: Int) -> Int {
    guard let scene, let map = try? DecisionMap(of: scene, plan(side), jobs: jobs) else { return 1 }
    return kept(map.cells.count, map.cells.count)
  }

  /// Computes a smaller map of the same ranges, with every cell run frame by frame.
  static func stepped() -> Int {
    guard let scene, let drags = plan(50).drags, let velocities = plan(50).velocities else { return 1 }
    let (prototype, start) = (scene.makeView(), Vector2D(x: 1344, y: 0))
    var trace = ScrollTrace()
    for index in 0..<drags.count * velocities.count {
      let (row, column) = index.quotientAndRemainder(dividingBy: drags.count)
      var view = prototype
      trace.removeAll()
      view.release(
        ReleaseState(
          contentOffset: start + Vector2D(x: drags[column], y: 0), velocity: Vector2D(x: velocities[row], y: 0),
          dragStartOffset: start), recording: &trace)
      view.advanceToRest(limit: nil, recording: &trace)
      ScrollBenchmarks.sink += view.contentOffset.x
    }
    return drags.count * velocities.count
  }
}
