import FlowLayoutModel
import ScrollPhysics

extension SnapBehavior {
  /// Pages of any lengths and distances: those of a group close together, groups apart.
  ///
  /// Each item is a page and rests in the middle of the viewport, which it fills where it is as wide; the first one rests
  /// at the beginning of the range and the last one at its end, so that what is shown at first is a rest. A flick goes
  /// ahead, as far as it would by itself.
  /// - Parameters:
  ///   - layout: The pages; groups are made by line spacings.
  ///   - maximumPagesPerFlick: The largest number of pages from where the drag began; nil for any.
  /// - Source: ahmedk92's "Experimenting with targetContentOffset: uneven pagination"; docs/Snapping.md.
  public static func unevenPaging(_ layout: FlowLayout, maximumPagesPerFlick: Int? = nil) -> SnapBehavior {
    var rule = SnapRule.directional
    rule.maximumPoints = maximumPagesPerFlick
    return SnapBehavior(layout, alignment: .lineCenter, alignsEnds: true, rule: rule)
  }
}
