import FlowLayoutModel
import Scenes
import Snapping

/// The kinds of snapping by number: the table in which a new kind gets its number and its parameters.
enum SnappingKind: CaseIterable {
  case none, cardPaging, flickThresholds, unevenPages, alignment, carousel, viewAligned, paging, groupPaging
  case groupPagingCentered, continuousGroupLeadingBoundary, custom
}

extension NumberReader {
  private static let mostPages = 10_000_000
  /// The largest speed that a rule takes, in pt/ms.
  private static let speed = 1e12

  /// Reads a snapping: the number of its kind, 1 for the published edition, and the parameters of the kind.
  mutating func snapping() -> SceneSnapping {
    let kind: SnappingKind = choice()
    let edition: SceneSnapping.Edition = flag() ? .published : .corrected
    return SceneSnapping(parameters(of: kind), edition: edition)
  }

  private mutating func parameters(of kind: SnappingKind) -> SceneSnapping.Kind {
    switch kind {
    case .none: .none
    case .cardPaging: .cardPaging
    case .flickThresholds: .flickThresholds(thresholds())
    case .unevenPages: .unevenPages(maximumPagesPerFlick: limit())
    case .alignment: .alignment(choice(), flickVelocity: number(0, Self.speed))
    case .carousel:
      .carousel(
        copies: count(0, Self.mostPages), autoScrollInterval: optional { $0.number(1, 86_400_000) }, loops: flag())
    case .custom: custom()
    case .viewAligned: .viewAligned(ViewAligned(choice(), anchor: number(0, 1), sizeClass: choice()))
    case .paging: .paging(choice())
    case .groupPaging: .groupPaging(flickVelocity: number(0, Self.speed))
    case .groupPagingCentered: .groupPagingCentered(flickVelocity: number(0, Self.speed))
    case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
    }
  }

  private mutating func thresholds() -> FlickThresholds {
    FlickThresholds(
      minimumFlickVelocity: number(0, Self.speed),
      largeFlickVelocity: optional { $0.number(0, Self.speed) } ?? .infinity,
      pagesPerFlick: count(1, Self.mostPages), pagesPerLargeFlick: count(1, Self.mostPages))
  }

  /// Reads the most items of a flick; NaN for no limit.
  private mutating func limit() -> Int? { optional { Double($0.count(1, Self.mostPages)) }.map { Int($0) } }

  private mutating func custom() -> SceneSnapping.Kind {
    let alignment = SnapAlignment(
      anchor: number(0, 1), leadingMargin: optional { $0.signed() }, trailingMargin: optional { $0.signed() })
    let alignsEnds = flag()
    var rule = rule()
    rule.stops = stops()
    if let distance = optional({ $0.size() }) {
      rule.proximity = flag() ? .viewport(distance) : .distance(distance)
    }
    rule.restsInsideOversizedItems = flag()
    rule.maximumPoints = limit()
    return .custom(alignment, alignsEnds: alignsEnds, rule: rule)
  }

  /// Reads a choice among points: 0 the nearest, 1 directional, 2 by the speed of the flick, 3 the adjacent one.
  private mutating func rule() -> SnapRule {
    switch count(0, 3) {
    case 1: .directional(minimumVelocity: number(0, Self.speed))
    case 2: .flick(thresholds())
    case 3: .adjacent(minimumVelocity: number(0, Self.speed))
    default: .nearest
    }
  }

  /// Reads the items that stop a scroll: −1 for every item, else their number and their indices in ascending order.
  private mutating func stops() -> SnapStops {
    let given = count(-1, Self.mostPages)
    if given < 0 { return .every }
    if given == 0 { return .none }
    var items: [Int] = []
    for _ in 0..<given where fault == nil { items.append(count(items.last ?? 0, Self.mostPages)) }
    return .items(items)
  }
}
