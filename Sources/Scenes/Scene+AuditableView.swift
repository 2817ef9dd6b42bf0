import FeelTesting
import FlowLayoutModel
import PublishedDesigns
import ScrollPhysics
import Snapping

extension Scene: AuditableView {
  /// The declared properties of the scene's snapping; a published design declares those of its corrected design.
  public var declared: DeclaredFeel {
    if case .none = snapping.kind { return DeclaredFeel(snaps: configuration.isPagingEnabled) }
    return snapping.kind.declared
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
