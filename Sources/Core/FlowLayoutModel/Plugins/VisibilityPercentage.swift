/// The distance of an item from being fully shown, as three numbers, each −1…1.
///
/// A number is 0 if the item is in position. It is −1 if the item has left the viewport at its start, and +1 at its
/// end. For an item as long as the viewport, all three are equal.
public struct VisibilityPercentage: Hashable, Sendable {
  /// The share of the item outside the viewport; 0 while the item is fully inside.
  public var collection: Double
  /// The share of the item outside its ideal frame.
  public var idealFrame: Double
  /// The item's progress from its ideal frame to the position where it leaves the viewport.
  public var idealFrameAndCollection: Double
}

extension VisibilityPercentage {
  /// Creates the percentage of an item at a position.
  ///
  /// The numbers are finite for all sizes: an item or viewport without length is either in position or outside.
  /// The item's start and length along the scroll direction are in points of the content, and so are the distances of
  /// the ideal frame from the viewport's ends. An alignment of nil is the centre, as in PluginableFlowLayout.
  package init(
    ofItemAt start: Double, length: Double, alignment: LineAlignment?, in viewport: LayoutViewport,
    leading: Double = 0, trailing: Double = 0
  ) {
    let (visibleStart, visibleEnd) = (viewport.start, viewport.start + viewport.length)
    let end = start + length
    let before = min(max(visibleStart - start, 0), length)
    let after = min(max(end - visibleEnd, 0), length)
    if length > 0 && end > visibleStart && start < visibleEnd {
      // An item longer than the viewport extends beyond both ends: the longer part counts.
      collection = before > after ? -before / length : after / length
    } else {
      collection = end <= visibleStart && start < visibleStart ? -1 : start >= visibleEnd && end > visibleEnd ? 1 : 0
    }
    let ideal = (alignment ?? .lineCenter).start(ofLength: length, in: viewport, leading: leading, trailing: trailing)
    let way = start - ideal
    idealFrame = Self.share(way, of: length)
    idealFrameAndCollection = Self.share(way, of: way < 0 ? ideal + length - visibleStart : visibleEnd - ideal)
  }

  /// Returns a signed distance as a share of another, −1…1; −1 or 1 if the other is not positive.
  private static func share(_ way: Double, of distance: Double) -> Double {
    if way == 0 { return 0 }
    if !(distance > 0) { return way < 0 ? -1 : 1 }
    return min(max(way / distance, -1), 1)
  }
}
