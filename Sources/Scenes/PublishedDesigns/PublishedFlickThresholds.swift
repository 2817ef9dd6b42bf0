/// A published design, unchanged, that goes to the nearest page, the next one or the one after, by the flick's speed.
///
///     page   = off / P
///     target = P · (⌈page⌉ + pages − 1)  for a flick forward,   P · (⌊page⌋ − pages + 1)  for one backward
///     target = P · round(page)           for any other release, half away from zero
///     pages  = pagesPerLargeFlick where |v| > largeFlickVelocity, pagesPerFlick where |v| > minimumFlickVelocity
///
/// P is the length of a page and off the content offset, in points; v is the release velocity in pt/ms. Pages are
/// counted from the present content offset, not from the drag's start or the proposed target. Both thresholds are
/// strict. The design is horizontal only, and only `x` is rewritten.
///
/// Source: the Qiita article 「ちょうどいいところで止まるUICollectionView」 on the minne app. Its defects are listed in
/// docs/Snapping.md.
package struct PublishedFlickThresholds: TargetBehavior, Hashable, Sendable {
  /// P, the width of an item plus the spacing after it, in points.
  var pageLength: Double
  /// The thresholds, and the number of pages a flick advances; a page partly passed counts as a whole one.
  package var thresholds: FlickThresholds

  /// Creates the design, with the published thresholds and steps by default.
  package init(pageLength: Double, thresholds: FlickThresholds = FlickThresholds(largeFlickVelocity: 2)) {
    (self.pageLength, self.thresholds) = (pageLength, thresholds)
  }

  package var dependsOnEarlierReleases: Bool { false }

  package func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.asksPublishedDesign(about: target) else { return }
    let velocity = context.velocity.x
    let page = context.contentOffset.x / pageLength
    let pages = thresholds.pages(forSpeed: abs(velocity))
    // Rounding to the next boundary counts as the first page.
    let more = Double(pages) - 1
    let next = pages == 0 ? page.rounded() : velocity > 0 ? page.rounded(.up) + more : page.rounded(.down) - more
    let x = next * pageLength
    if x.isFinite { target.x = x }
  }
}
