extension SceneSnapping.Kind {
  /// What the corrected design promises; a published one promises the same.
  var declared: DeclaredFeel {
    switch self {
    case .none: return DeclaredFeel(snaps: false)
    case .carousel(_, let interval, _, _): return DeclaredFeel(maximumItemsPerFlick: 1, autoScrollInterval: interval)
    case .paging(.bounds): return DeclaredFeel(maximumItemsPerFlick: 1)
    default: break
    }
    // The rule does not depend on the items.
    let empty = FlowLayout(containerSize: .zero, sections: [])
    let rule = behavior(empty.frames, of: empty).rule
    let (minimumVelocity, maximumPages) = rule.choice.flick
    let limitsDrags =
      switch self {
      case .unevenPages, .viewAligned: true
      case .dragGesture: maximumPages != nil
      default: rule.maximumPoints != nil
      }
    return DeclaredFeel(
      maximumItemsPerFlick: [rule.maximumPoints, maximumPages].compactMap { $0 }.min(), limitsDrags: limitsDrags,
      minimumFlickVelocity: rule.flicksAreFlings ? nil : minimumVelocity, snaps: rule.proximity == nil,
      hasStops: rule.stops != .none)
  }

  /// What the kind is, in a few words, with the parameters that tell scenes apart.
  package var words: String {
    switch self {
    case .none: "no snapping"
    case .cardPaging: "cardPaging"
    case .flickThresholds(let thresholds):
      "flickThresholds from \(Self.number(thresholds.minimumFlickVelocity))"
        + (thresholds.largeFlickVelocity.isFinite ? " and \(Self.number(thresholds.largeFlickVelocity))" : "")
        + " pt/ms"
    case .unevenPages(let most): "unevenPages" + (most.map { ", at most \($0) a flick" } ?? "")
    case .alignment(let alignment, let speed):
      "alignment \(alignment.rawValue), flicks from \(Self.number(speed)) pt/ms"
    case .carousel(_, _, _, let fillsView): fillsView ? "SwiftUI’s TabView in the style .page" : "carousel"
    case .viewAligned(let parameters):
      "SwiftUI’s .viewAligned, limit \(parameters.limit.rawValue), size class \(parameters.sizeClass.rawValue)"
        + (parameters.anchor == 0 ? "" : ", anchor \(Self.number(parameters.anchor))")
    case .paging(.bounds): "isPagingEnabled: SwiftUI’s .paging, an orthogonal section’s paging"
    case .paging(.container): "paging by the container without its insets"
    case .groupPaging(let speed): "an orthogonal section’s groupPaging, flicks from \(Self.number(speed)) pt/ms"
    case .groupPagingCentered(let speed):
      "an orthogonal section’s groupPagingCentered, flicks from \(Self.number(speed)) pt/ms"
    case .continuousGroupLeadingBoundary: "an orthogonal section’s continuousGroupLeadingBoundary"
    case .dragGesture(_, let thresholds, _):
      "a SwiftUI row with a DragGesture, by its "
        + (thresholds.measure == .translation ? "translation" : "predicted end translation")
    case .custom: "a snapping rule composed in the scene"
    }
  }

  private static func number(_ value: Double) -> String { DecimalText.upToThreePlaces(value) }
}
