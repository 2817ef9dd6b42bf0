extension SnapBehavior {
  /// Returns a behavior for pages of any lengths and distances, such as groups of pages with gaps between the groups.
  ///
  /// Each item is a page and rests in the middle of the viewport. The first page rests at the start of the range and
  /// the last one at its end, so the initial offset is a snap point. A flick goes ahead, to the page nearest to its
  /// proposed target.
  /// - Parameters:
  ///   - layout: The pages; line spacings separate the groups.
  ///   - maximumPagesPerFlick: The largest number of pages from the drag's start; nil for no limit.
  /// - Source: ahmedk92's "Experimenting with targetContentOffset: uneven pagination"; docs/Snapping.md.
  public static func unevenPaging(_ layout: FlowLayout, maximumPagesPerFlick: Int? = nil) -> SnapBehavior {
    unevenPaging(layout.frames, maximumPagesPerFlick: maximumPagesPerFlick)
  }

  /// Returns the behavior for pages that are already laid out.
  package static func unevenPaging(_ frames: ItemFrames, maximumPagesPerFlick: Int?) -> SnapBehavior {
    let rule = changed(SnapRule.directional) { $0.maximumPoints = maximumPagesPerFlick }
    return SnapBehavior(frames, alignment: .lineCenter, alignsEnds: true, rule: rule)
  }
}
