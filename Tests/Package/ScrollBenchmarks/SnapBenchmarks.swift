/// Measures snap points and rules against a filter over cached offsets, and gestures with snapping against plain ones.
enum SnapBenchmarks {
  @MainActor static let all = [
    // As it is usually done.
    Benchmark("snap: nearest of 1e6 cached offsets", "query") {
      var (best, distance) = (0.0, Double.infinity)
      for offset in cached where abs(offset - 4.1e7) < distance { (best, distance) = (offset, abs(offset - 4.1e7)) }
      return kept(best)
    },
    Benchmark("snap: decision, uniform", "query", time: 250) { decide(uniform, LayoutBenchmarks.random) },
    Benchmark("snap: decision among 1e6, coherent", "query", time: 250) { decide(variable) { 4e7 + Double($0) * 8 } },
    Benchmark("snap: decision among 1e6, random", "query", time: 250) { decide(variable, LayoutBenchmarks.random) },
    Benchmark("snap: points of 1e6 items", "item") {
      let points = SnapPoints(LayoutBenchmarks.variable, alignment: .lineCenter, geometry: geometry)
      return kept(points[points.count - 1], LayoutBenchmarks.itemCount)
    },
    Benchmark("snap: gesture without, frames recorded", "gesture") { flicks(FreeScrolling(), &CoreBenchmarks.trace) },
    Benchmark(
      "snap: gesture with, frames recorded", "gesture", atMost: 1.1, against: "snap: gesture without, frames recorded"
    ) { flicks(behavior, &CoreBenchmarks.trace) },
    Benchmark("snap: gesture without, outcome only", "gesture") { flicks(FreeScrolling(), &CoreBenchmarks.outcome) },
    Benchmark("snap: gesture with, outcome only", "gesture", against: "snap: gesture without, outcome only") {
      flicks(behavior, &CoreBenchmarks.outcome)
    },
  ]

  static func row(_ frames: ItemFrames) -> ScrollViewGeometry {
    ScrollViewGeometry(contentSize: Size2D(frames.contentSize), boundsSize: Size2D(width: 1000, height: 240))
  }
  static let geometry = row(LayoutBenchmarks.variable)
  static let uniformGeometry = row(LayoutBenchmarks.uniform)

  static let variable = SnapPoints(LayoutBenchmarks.variable, alignment: .lineCenter, geometry: geometry)
  static let uniform = SnapPoints(LayoutBenchmarks.uniform, alignment: .lineCenter, geometry: uniformGeometry)
  static let cached = variable.offsets

  /// Chooses targets by a directional rule for drags of 100 pt all over the row.
  @inline(__always) private static func decide(_ points: SnapPoints, _ place: (Int) -> Double) -> Int {
    let rule = SnapRule.directional(minimumVelocity: 0.25)
    return queries { number in
      let offset = place(number)
      let velocity = number & 1 == 0 ? 0.5 : -0.5
      let query = SnapQuery(
        dragStart: offset, contentOffset: offset + velocity * 200, proposedTarget: offset + velocity * 450,
        velocity: velocity)
      return rule.decision(among: points, for: query)?.target ?? 0
    }
  }

  /// A behavior that snaps cards, with its snap points already computed, as in a view that was touched before.
  static let behavior = changed(
    SnapBehavior(LayoutBenchmarks.uniform, alignment: .lineCenter, rule: .directional(minimumVelocity: 0.25))
  ) { $0.prepare(for: uniformGeometry, displayScale: 2) }

  static let configuration = changed(ScrollConfiguration(geometry: uniformGeometry)) { $0.frameRate = 120 }

  /// Performs the flicks of ``CoreBenchmarks`` from the middle of the row, with a behavior.
  @inline(__always)
  private static func flicks<Behavior: TargetBehavior>(_ behavior: Behavior, _ trace: inout ScrollTrace) -> Int {
    CoreBenchmarks.flicks(Scroller(configuration, contentOffset: Vector2D(x: 4e7, y: 0), behavior: behavior), &trace)
  }
}
