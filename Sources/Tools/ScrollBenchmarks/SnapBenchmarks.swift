import Snapping

/// Measures snap points and rules against a filter over cached offsets, and gestures with snapping against plain ones.
enum SnapBenchmarks {
  @MainActor static let all = [
    Benchmark("snap: nearest of 1e6 cached offsets", "query", filter),
    Benchmark("snap: decision, uniform", "query", uniformDecision, .time(250)),
    Benchmark("snap: decision among 1e6, coherent", "query", coherentDecision, .time(250)),
    Benchmark("snap: decision among 1e6, random", "query", randomDecision, .time(250)),
    Benchmark("snap: points of 1e6 items", "item", build),
    Benchmark("snap: gesture without, frames recorded", "gesture", freeGestures),
    Benchmark(
      "snap: gesture with, frames recorded", "gesture", snappedGestures, .ratio(1.1),
      against: "snap: gesture without, frames recorded"),
    Benchmark("snap: gesture without, outcome only", "gesture", freeOutcomes),
    Benchmark(
      "snap: gesture with, outcome only", "gesture", snappedOutcomes, against: "snap: gesture without, outcome only"),
  ]

  static let geometry = ScrollViewGeometry(
    contentSize: Size2D(width: LayoutBenchmarks.variable.contentSize.width, height: 240),
    boundsSize: Size2D(width: 1000, height: 240))
  static let uniformGeometry = ScrollViewGeometry(
    contentSize: Size2D(width: LayoutBenchmarks.uniform.contentSize.width, height: 240),
    boundsSize: Size2D(width: 1000, height: 240))

  static let variable = SnapPoints(LayoutBenchmarks.variable, alignment: .lineCenter, geometry: geometry)
  static let uniform = SnapPoints(LayoutBenchmarks.uniform, alignment: .lineCenter, geometry: uniformGeometry)
  static let cached = variable.offsets

  /// Chooses targets by a directional rule for drags of 100 pt all over the row.
  @inline(__always)
  private static func decide(_ points: SnapPoints, _ place: (Int) -> Double) -> Int {
    let rule = SnapRule.directional(minimumVelocity: 0.25)
    for index in 0..<1000 {
      let offset = place(index)
      let velocity = index & 1 == 0 ? 0.5 : -0.5
      let query = SnapQuery(
        dragStart: offset, contentOffset: offset + velocity * 200, proposedTarget: offset + velocity * 450,
        velocity: velocity)
      ScrollBenchmarks.sink += rule.decision(among: points, for: query)?.target ?? 0
    }
    return 1000
  }

  static func coherentDecision() -> Int { decide(variable) { 4e7 + Double($0) * 8 } }
  static func randomDecision() -> Int { decide(variable) { Double(($0 &* 777_767) & 0xF_FFFF) * 90 } }
  static func uniformDecision() -> Int { decide(uniform) { Double(($0 &* 777_767) & 0xF_FFFF) * 90 } }

  static func build() -> Int {
    let points = SnapPoints(LayoutBenchmarks.variable, alignment: .lineCenter, geometry: geometry)
    ScrollBenchmarks.sink += points[points.count - 1]
    return LayoutBenchmarks.itemCount
  }

  /// Finds the nearest of a million cached offsets as it is usually done.
  static func filter() -> Int {
    let place = 4.1e7
    var (best, distance) = (0.0, Double.infinity)
    for offset in cached where abs(offset - place) < distance {
      distance = abs(offset - place)
      best = offset
    }
    ScrollBenchmarks.sink += best
    return 1
  }

  /// A behavior that snaps cards, with its snap points already computed, as in a view that was touched before.
  static let behavior: SnapBehavior = {
    var behavior = SnapBehavior(
      LayoutBenchmarks.uniform, alignment: .lineCenter, rule: .directional(minimumVelocity: 0.25))
    behavior.prepare(for: uniformGeometry, displayScale: 2)
    return behavior
  }()

  static let configuration: ScrollConfiguration = {
    var configuration = ScrollConfiguration(geometry: uniformGeometry)
    configuration.frameRate = 120
    return configuration
  }()

  nonisolated(unsafe) static var trace = ScrollTrace(displayScale: 2)
  nonisolated(unsafe) static var outcome = ScrollTrace(displayScale: 2, detail: .outcome)

  /// Performs the gesture of ``CoreBenchmarks/flick(_:_:_:)`` from the middle of the row, with a behavior.
  @inline(__always)
  private static func flicks<Behavior: TargetBehavior>(_ behavior: Behavior, _ trace: inout ScrollTrace) -> Int {
    for velocity in CoreBenchmarks.velocities {
      CoreBenchmarks.flick(
        velocity, Scroller(configuration, contentOffset: Vector2D(x: 4e7, y: 0), behavior: behavior), &trace)
    }
    return CoreBenchmarks.velocities.count
  }

  static func freeGestures() -> Int { flicks(FreeScrolling(), &trace) }
  static func snappedGestures() -> Int { flicks(behavior, &trace) }
  static func freeOutcomes() -> Int { flicks(FreeScrolling(), &outcome) }
  static func snappedOutcomes() -> Int { flicks(behavior, &outcome) }
}
