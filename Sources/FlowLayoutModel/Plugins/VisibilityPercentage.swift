/// How far an item is from being shown, in three measures, each −1…1.
///
/// 0 where the item is in its place, −1 where it has left before it, +1 where it has left after it. Where an item is as
/// long as the viewport, all three are equal.
public struct VisibilityPercentage: Hashable, Sendable {
  /// What of the item is outside the viewport: 0 while it is wholly inside.
  public var collection: Double
  /// What of the item is outside its ideal frame.
  public var idealFrame: Double
  /// How far the item is on its way from its ideal frame to where nothing of it is in the viewport.
  public var idealFrameAndCollection: Double

  /// Creates a percentage from its measures.
  public init(collection: Double, idealFrame: Double, idealFrameAndCollection: Double) {
    self.collection = collection
    self.idealFrame = idealFrame
    self.idealFrameAndCollection = idealFrameAndCollection
  }

  /// The measures of an item at a place.
  ///
  /// Finite for all sizes: an item or viewport without length is either in its place or out of it.
  ///
  /// - Parameters:
  ///   - start: Where the item begins along the scroll direction, in points of the content.
  ///   - length: Its extent along the scroll direction.
  ///   - alignment: Where its ideal frame is; nil for the centre, as in PluginableFlowLayout.
  ///   - viewport: What is visible.
  ///   - leading: The distance the ideal frame keeps from the viewport's beginning.
  ///   - trailing: The distance the ideal frame keeps from the viewport's end.
  public init(
    ofItemAt start: Double, length: Double, alignment: LineAlignment?, in viewport: LayoutViewport,
    leading: Double = 0, trailing: Double = 0
  ) {
    let (visibleStart, visibleEnd) = (viewport.start, viewport.start + viewport.length)
    let end = start + length
    let before = min(max(visibleStart - start, 0), length)
    let after = min(max(end - visibleEnd, 0), length)
    if length > 0 && end > visibleStart && start < visibleEnd {
      // An item longer than the viewport sticks out at both ends: the longer end counts.
      collection = before > after ? -before / length : after / length
    } else {
      collection = end <= visibleStart && start < visibleStart ? -1 : start >= visibleEnd && end > visibleEnd ? 1 : 0
    }
    let ideal = (alignment ?? .lineCenter)
      .start(ofLength: length, in: viewport, leading: leading, trailing: trailing)
    let way = start - ideal
    idealFrame = Self.share(way, of: length)
    idealFrameAndCollection = Self.share(way, of: way < 0 ? ideal + length - visibleStart : visibleEnd - ideal)
  }

  /// A signed way as a share of a distance, −1…1, whole where there is no distance.
  private static func share(_ way: Double, of distance: Double) -> Double {
    if way == 0 { return 0 }
    if !(distance > 0) { return way < 0 ? -1 : 1 }
    return min(max(way / distance, -1), 1)
  }
}
