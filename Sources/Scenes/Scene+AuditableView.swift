import FeelTesting
import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

extension Scene: AuditableView {
  /// The declared properties of the scene's snapping; a published design declares those of its corrected design.
  public var declared: DeclaredFeel {
    switch snapping.kind {
    case .none: return DeclaredFeel(snaps: configuration.isPagingEnabled)
    case .cardPaging: return DeclaredFeel()
    case .flickThresholds(let thresholds):
      return DeclaredFeel(
        maximumItemsPerFlick: thresholds.maximumPages, minimumFlickVelocity: thresholds.minimumFlickVelocity)
    case .unevenPages(let maximum): return DeclaredFeel(maximumItemsPerFlick: maximum, limitsDrags: true)
    case .alignment(_, let flickVelocity): return DeclaredFeel(minimumFlickVelocity: flickVelocity)
    case .carousel(_, let interval, _):
      return DeclaredFeel(maximumItemsPerFlick: 1, autoScrollInterval: interval)
    case .viewAligned(let parameters):
      return DeclaredFeel(maximumItemsPerFlick: parameters.maximumItems, limitsDrags: true)
    case .paging(.bounds): return DeclaredFeel(maximumItemsPerFlick: 1)
    case .groupPaging(let flickVelocity), .groupPagingCentered(let flickVelocity):
      return DeclaredFeel(maximumItemsPerFlick: 1, minimumFlickVelocity: flickVelocity)
    case .paging(.container), .continuousGroupLeadingBoundary: return DeclaredFeel()
    case .custom(_, _, let rule):
      let (minimumVelocity, maximumPages) = rule.choice.flick
      var declared = DeclaredFeel(maximumItemsPerFlick: maximumPages, minimumFlickVelocity: minimumVelocity)
      if let maximum = rule.maximumPoints {
        declared.maximumItemsPerFlick = min(maximum, declared.maximumItemsPerFlick ?? maximum)
        declared.limitsDrags = true
      }
      declared.hasStops = rule.stops != .none
      declared.snaps = rule.proximity == nil
      return declared
    }
  }

  public var scrollAxis: ScrollAxis? { layout.map { $0.scrollDirection == .horizontal ? .horizontal : .vertical } }

  /// The items at which gestures may begin.
  ///
  /// The published carousel tracks its page itself, so only its first item is where it assumes it is.
  public var startItems: [Int]? {
    if case .carousel = snapping.kind, snapping.edition == .published { return [0] }
    return nil
  }

  /// Returns the item of the page that the published carousel tracks; the other designs track none.
  public func reportedItem(of view: any SimulatedScrollView) -> Int? { (view as? PublishedCarouselView)?.trackedItem }

  /// Returns the interval that an item covers along the layout; in a carousel, that of the original item.
  public func extent(ofItem item: Int) -> ClosedRange<Double>? {
    guard let layout else { return nil }
    let frames = Self.content(layout, snapping, configuration.geometry.boundsSize)
    var index = item
    if case .carousel = snapping.kind { index += (frames.itemCount - layout.itemCount) / 2 }
    for section in 0..<frames.sectionCount {
      let count = frames.itemCount(inSection: section)
      if index < 0 { return nil }
      if index < count {
        let frame = frames.frame(of: ItemPath(section: section, item: index))
        return layout.scrollDirection == .horizontal ? frame.minX...frame.maxX : frame.minY...frame.maxY
      }
      index -= count
    }
    return nil
  }
}
