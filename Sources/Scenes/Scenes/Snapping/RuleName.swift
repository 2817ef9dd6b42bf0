/// The names of the rules, as documents and pages have them.
package enum RuleName: String, CaseIterable {
  case nearest, directional, flickThresholds, adjacent

  package func rule<Source: SceneParameters>(from source: inout Source) throws(Source.Failure) -> SnapRule {
    switch self {
    case .nearest: .nearest
    case .directional: .directional(minimumVelocity: try source.speed("minimumFlickVelocity", default: 0.2))
    case .flickThresholds: .flick(try FlickThresholds(from: &source, largeFlickVelocity: .infinity))
    case .adjacent: .adjacent(minimumVelocity: try source.speed("minimumFlickVelocity"))
    }
  }

  package var keys: [SceneKey] { SceneKeyList.keys { _ = rule(from: &$0) } }

  /// The name of the rule for a person who chooses one.
  package var title: String {
    switch self {
    case .nearest: "Nearest point"
    case .directional: "A flick goes ahead"
    case .flickThresholds: "By the flick’s speed"
    case .adjacent: "A flick goes to the next"
    }
  }
}
