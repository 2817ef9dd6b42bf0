import ScrollPhysics
import Snapping
import Testing

/// A scroll over areas by its way, and where a browser's scroll snapping lands it.
struct PeerScroll: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var areas: PeerAreas
  var rule: SnapRule
  /// Where the scroll begins.
  var start: Double
  /// How far it would go by itself.
  var delta: Double
  var target: Double

  init(
    _ name: String, _ areas: PeerAreas, _ rule: SnapRule = Self.directional, from start: Double = 0, by delta: Double,
    to target: Double
  ) {
    testDescription = "\(name): from \(start) by \(delta) to \(target)"
    self.areas = areas
    self.rule = rule
    self.start = start
    self.delta = delta
    self.target = target
  }

  /// A scroll with a direction and an end: `scrollBy`, the wheel.
  static let directional = SnapRule.directional(minimumVelocity: 0)
  /// A scroll with a direction only: an arrow key.
  static let arrow = SnapRule.flick(FlickThresholds(minimumFlickVelocity: 0))

  /// A scroll with a direction and an end, and the areas that no scroll passes.
  static func stopping(at items: Int...) -> SnapRule { SnapRule(directional.choice, stops: .items(items)) }

  /// Where the scroll lands, in a row and in a column of the areas.
  var targets: [Double?] { [ScrollAxis.horizontal, .vertical].map { decision($0)?.target } }

  func decision(_ axis: ScrollAxis) -> SnapDecision? {
    let query = SnapQuery(
      contentOffset: start, proposedTarget: start + delta, velocity: delta == 0 ? 0 : delta > 0 ? 1 : -1)
    return rule.decision(among: areas.points(axis), for: query)
  }
}
