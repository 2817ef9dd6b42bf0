import FlowLayoutModel
import ScrollPhysics
import Snapping
import TestSupport

/// A scene, a rule and a release in it.
struct SnapCase {
  var scene: SnapScene
  var rule: SnapRule
  var query: SnapQuery
  var points: SnapPoints

  init(_ scene: SnapScene, _ rule: SnapRule, _ query: SnapQuery) {
    self.scene = scene
    self.rule = rule
    self.query = query
    points = scene.points
  }

  var decision: SnapDecision? { rule.decision(among: points, for: query) }

  /// The release velocity, positive where the content is read on.
  var readingVelocity: Double { scene.isReversed ? -query.velocity : query.velocity }

  /// A content offset as a number that grows with reading.
  func reading(_ offset: Double) -> Double { scene.isReversed ? -offset : offset }

  /// The points as numbers that grow with reading.
  var readingPoints: [Double] { points.offsets.map(reading) }

  /// Whether a release this fast is a flick.
  var isFlick: Bool {
    switch rule.choice {
    case .nearest: false
    case .directional(let minimumVelocity): abs(query.velocity) > minimumVelocity
    case .adjacent(let minimumVelocity): query.velocity != 0 && abs(query.velocity) >= minimumVelocity
    case .flick(let thresholds): thresholds.pages(forSpeed: abs(query.velocity)) > 0
    case .drag(let thresholds): abs(query.velocity) > thresholds.minimumFlickVelocity
    }
  }

  /// The points that the drag began at or between, −1 and their number outside of them; the same where it began at one.
  var startPoints: (before: Int, after: Int) {
    let range = scene.range
    // Beyond an edge it began at the edge.
    let start = reading(min(max(query.dragStart, range.lowerBound), range.upperBound))
    let places = readingPoints
    return (places.lastIndex { $0 <= start } ?? -1, places.firstIndex { $0 >= start } ?? places.count)
  }
}

// MARK: What should come of it

extension SnapCase {
  /// Whether a number that grows with reading lies strictly between the two points of one item.
  func isInside(_ place: Double) -> Bool {
    let (places, items) = (readingPoints, points.items)
    return (1..<max(places.count, 1)).contains { index -> Bool in
      if items[index] != items[index - 1] { return false }
      return places[index - 1] < place && place < places[index]
    }
  }

  /// The end of the range in the order of reading.
  func end(isForward: Bool) -> Double {
    let (low, high) = (reading(scene.range.lowerBound), reading(scene.range.upperBound))
    return isForward ? max(low, high) : min(low, high)
  }

  /// Whether a flick would come to rest at the end of a long item at which the finger lifts, all of it ahead: there it
  /// may stay.
  func waitsAtLongItem(_ origin: Double) -> Bool {
    let places = readingPoints
    guard rule.restsInsideOversizedItems, let point = places.firstIndex(of: origin), let first = places.first,
      let last = places.last, min(max(reading(query.proposedTarget), first), last) == origin
    else { return false }
    let next = readingVelocity > 0 ? point + 1 : point - 1
    return places.indices.contains(next) && points.item(ofPoint: next) == points.item(ofPoint: point)
  }

  /// The points strictly between two offsets whose items stop a scroll, in the order in which they are passed.
  func stops(between origin: Double, and target: Double) -> [Double] {
    let (low, high) = (min(origin, target), max(origin, target))
    let passed = points.offsets.enumerated().filter { index, offset in
      if offset <= low || offset >= high { return false }
      return switch rule.stops {
      case .none: false
      case .every: true
      case .items(let items): items.contains(points.item(ofPoint: index))
      }
    }.map(\.element)
    return passed.sorted { abs($0 - origin) < abs($1 - origin) }
  }

  /// The first stop on the way to where the release would land without stops.
  var firstStop: Double? {
    var free = self
    free.rule.stops = .none
    return free.decision.flatMap { stops(between: query.contentOffset, and: $0.target).first }
  }

  /// Whether several items rest at one point.
  var hasSharedPoints: Bool {
    Set((0..<scene.paths.count).compactMap(points.point(ofItem:))).count < scene.paths.count
  }
}

// MARK: Equivalent cases

extension SnapCase {
  /// The case in another scene, its offsets changed in a way.
  func moved(to scene: SnapScene, turning: Bool = false, _ change: (Double) -> Double) -> SnapCase {
    let other = SnapQuery(
      dragStart: change(query.dragStart), contentOffset: change(query.contentOffset),
      proposedTarget: change(query.proposedTarget), velocity: turning ? -query.velocity : query.velocity)
    return SnapCase(scene, rule, other)
  }

  /// The case in a mirror.
  var mirrored: SnapCase {
    scene.axis == .vertical
      ? moved(to: scene.mirrored) { $0 } : moved(to: scene.mirrored, turning: true, scene.opposite)
  }

  /// The case with everything in the opposite order.
  var turnedAround: SnapCase {
    var other = moved(to: scene.turnedAround, turning: true, scene.opposite)
    if case .items(let items) = rule.stops {
      let last = scene.paths.count - 1
      other.rule.stops = .items(items.map { last - $0 }.reversed())
    }
    return other
  }

  /// Whether something lies midway between two points and nothing says which of them is nearer.
  var hasTie: Bool {
    let places = readingPoints
    let start = reading(query.dragStart)
    let low = reading(scene.isReversed ? scene.range.upperBound : scene.range.lowerBound)
    let high = reading(scene.isReversed ? scene.range.lowerBound : scene.range.upperBound)
    return [reading(query.contentOffset), min(max(reading(query.proposedTarget), low), high)].contains { place in
      place == start && zip(places, places.dropFirst()).contains { place - $0 == $1 - place }
    }
  }
}

extension SnapCase: CustomStringConvertible {
  var description: String {
    "\(rule.choice), limit \(rule.maximumPoints.map { "\($0)" } ?? "–"), stops \(rule.stops), "
      + "\(rule.proximity.map { "\($0)" } ?? "any distance"), inside \(rule.restsInsideOversizedItems); "
      + "\(query.dragStart) → \(query.contentOffset) → \(query.proposedTarget) at \(query.velocity) among "
      + "\(points.offsets), items \(points.items): \(decision.map { "\($0.target)" } ?? "nil"); \(scene)"
  }
}

/// Cases of all kinds, by a seed: whole numbers everywhere.
struct RandomSnapCase {
  var scenes = RandomSnapScene.whole
  var hasLimits = true
  var hasStops = true
  var hasProximity = true
  var hasInsides = true
  /// Whether the proposed target is one that a scroll view would propose: ahead, if it moves at all.
  var isPhysical = false

  /// A case in a scene that has points.
  func make(_ generator: inout SeededGenerator) -> SnapCase {
    var scene = scenes.make(&generator)
    while scene.paths.isEmpty { scene = scenes.make(&generator) }
    let points = scene.points
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
    func anywhere(_ slack: Double) -> Double {
      Double.random(in: scene.range.lowerBound - slack...scene.range.upperBound + slack, using: &generator).rounded()
    }
    let onPoint = points[Int.random(in: 0..<points.count, using: &generator)]
    let start = chance(0.6) ? onPoint : anywhere(20)
    let origin =
      chance(0.3) ? start : chance(0.7) ? start + Double(Int.random(in: -200...200, using: &generator)) : anywhere(80)
    let velocity = chance(0.3) ? 0 : (Double.random(in: -3...3, using: &generator) * 10).rounded() / 10
    let free = abs(velocity) < 0.25 ? 0 : velocity * 500
    let proposed =
      isPhysical || chance(0.5)
      ? origin + free.rounded()
      : chance(0.3) ? points[Int.random(in: 0..<points.count, using: &generator)] : anywhere(50)
    return SnapCase(
      scene, rule(scene.paths.count, &generator),
      SnapQuery(dragStart: start, contentOffset: origin, proposedTarget: proposed, velocity: velocity))
  }

  private func rule(_ itemCount: Int, _ generator: inout SeededGenerator) -> SnapRule {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < part }
    let threshold = Double(Int.random(in: 0...5, using: &generator)) / 10
    let choice: SnapRule.Choice =
      switch Int.random(in: 0...2, using: &generator) {
      case 0: .nearest
      case 1: .directional(minimumVelocity: threshold)
      default:
        .flick(
          FlickThresholds(
            minimumFlickVelocity: threshold, largeFlickVelocity: chance(0.5) ? .infinity : threshold + 1,
            pagesPerFlick: Int.random(in: 1...3, using: &generator),
            pagesPerLargeFlick: chance(0.1) ? .max : Int.random(in: 1...4, using: &generator)))
      }
    var rule = SnapRule(choice, restsInsideOversizedItems: hasInsides && chance(0.7))
    if hasLimits && chance(0.4) { rule.maximumPoints = chance(0.1) ? .max : Int.random(in: 1...3, using: &generator) }
    if hasStops && chance(0.4) {
      rule.stops = chance(0.3) ? .every : .items((0..<itemCount).filter { _ in chance(0.3) })
    }
    if hasProximity && chance(0.4) {
      rule.proximity =
        chance(0.5)
        ? .distance(Double(Int.random(in: 0...200, using: &generator)))
        : .viewport(Double(Int.random(in: 0...4, using: &generator)) / 4)
    }
    return rule
  }
}
