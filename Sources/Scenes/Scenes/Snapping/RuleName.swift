import ScrollPhysics
import Snapping

/// The names of the rules, as documents and pages have them.
package enum RuleName: String, CaseIterable {
  case nearest, directional, flickThresholds, adjacent

  /// Reads the parameters of the rule.
  package func rule<Source: SnappingParameters>(from source: inout Source) throws(Source.Failure) -> SnapRule {
    switch self {
    case .nearest: .nearest
    case .directional: .directional(minimumVelocity: try source.number("minimumFlickVelocity", in: .speeds) ?? 0.2)
    case .flickThresholds: .flick(try FlickThresholds(from: &source, largeFlickVelocity: .infinity))
    case .adjacent: .adjacent(minimumVelocity: try source.pageFlickSpeed("minimumFlickVelocity"))
    }
  }
}
