import Foundation
import Scenes

/// Measures rest offsets in closed form, and whole decision maps against stepping them.
enum MapBenchmarks {
  @MainActor static let landings = [
    Benchmark("loop, steps", "step", CoreBenchmarks.loopSteps),
    Benchmark("map: landing, free", "cell", free, .time(30)),
    Benchmark("map: landing, uniform snap", "cell", uniform, .time(12)),
    Benchmark("map: landing among 1e6, random", "cell", variable, .time(100)),
  ]
  @MainActor static let maps = [
    Benchmark("map: minne, every cell stepped", "cell", stepped),
    Benchmark("map: minne, 1000 x 1000, one job", "cell", oneJob, .time(2000)),
    Benchmark(
      "map: minne, 1000 x 1000, two jobs", "cell", twoJobs, .ratio(0.56), against: "map: minne, 1000 x 1000, one job"),
  ]

  private static let law = LandingLaw(SnapBenchmarks.configuration, .horizontal, velocity: 0.5)
  private static let variableLaw: LandingLaw = {
    var configuration = SnapBenchmarks.configuration
    configuration.geometry = SnapBenchmarks.geometry
    return LandingLaw(configuration, .horizontal, velocity: 0.5)
  }()

  nonisolated(unsafe) private static var next = 0

  @inline(__always)
  private static func cells(_ law: LandingLaw, _ land: (Double) -> Double) -> Int {
    var sum = 0.0
    // Continues where the last run stopped, so that no cache holds all the offsets.
    var place = next
    for _ in 0..<1000 {
      place = (place &+ 777_767) & 0xF_FFFF
      sum += land(law.proposedTarget(from: Double(place) * 80))
    }
    next = place
    ScrollBenchmarks.sink += sum
    return 1000
  }

  static func free() -> Int { cells(law) { $0 } }
  static func uniform() -> Int {
    let points = SnapBenchmarks.uniform
    return cells(law) { points.snapped($0) }
  }
  static func variable() -> Int {
    let points = SnapBenchmarks.variable
    return cells(variableLaw) { points.snapped($0) }
  }

  static let scene: Scene? = {
    let text = """
      { "format": "scroll-scene", "version": 1, "name": "minne",
        "scrollView": {"bounds": {"width": 375, "height": 240}, "decelerationRate": "fast"},
        "layout": {"type": "flow", "itemCount": 10, "itemSize": {"width": 320, "height": 240},
          "minimumLineSpacing": 16, "sectionInset": {"top": 0, "left": 16, "bottom": 0, "right": 16}},
        "snapping": {"type": "flickThresholds"} }
      """
    return try? SceneDocument.decode(Data(text.utf8))
  }()

  private static func plan(_ count: Int) -> MapPlan {
    let side = Double(count - 1)
    return MapPlan(
      drags: try? MapRange(-500...500, step: 1000 / side), velocities: try? MapRange(-3...3, step: 6 / side))
  }

  @inline(__always)
  private static func map(_ count: Int, jobs: Int) -> Int {
    guard let scene, let map = try? DecisionMap(of: scene, plan(count), jobs: jobs) else { return 1 }
    ScrollBenchmarks.sink += Double(map.cells.count)
    return map.cells.count
  }

  static func oneJob() -> Int { map(1000, jobs: 1) }
  static func twoJobs() -> Int { map(1000, jobs: 2) }

  /// Computes a smaller map of the same ranges, with every cell run frame by frame.
  static func stepped() -> Int {
    guard let scene, let drags = plan(50).drags, let velocities = plan(50).velocities else { return 1 }
    let prototype = scene.makeView()
    var trace = ScrollTrace()
    for row in 0..<velocities.count {
      for column in 0..<drags.count {
        var view = prototype
        trace.removeAll()
        view.release(
          ReleaseState(
            contentOffset: Vector2D(x: 1344 + drags[column], y: 0), velocity: Vector2D(x: velocities[row], y: 0),
            dragStartOffset: Vector2D(x: 1344, y: 0)), recording: &trace)
        view.advanceToRest(limit: nil, recording: &trace)
        ScrollBenchmarks.sink += view.contentOffset.x
      }
    }
    return drags.count * velocities.count
  }
}
