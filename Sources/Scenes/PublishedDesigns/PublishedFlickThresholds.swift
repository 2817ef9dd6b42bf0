import ScrollPhysics
import Snapping

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
  package var pageLength: Double
  /// The speed above which a release is a flick, in pt/ms.
  package var minimumFlickVelocity: Double
  /// The speed above which a flick is large, in pt/ms.
  package var largeFlickVelocity: Double
  /// The number of pages a flick advances; a page partly passed counts as a whole one.
  package var pagesPerFlick: Int
  /// The number of pages a large flick advances; a page partly passed counts as a whole one.
  package var pagesPerLargeFlick: Int

  /// Creates the design, with the published thresholds and steps by default.
  package init(
    pageLength: Double, minimumFlickVelocity: Double = 0.2, largeFlickVelocity: Double = 2, pagesPerFlick: Int = 1,
    pagesPerLargeFlick: Int = 2
  ) {
    (self.pageLength, self.minimumFlickVelocity) = (pageLength, minimumFlickVelocity)
    (self.largeFlickVelocity, self.pagesPerFlick) = (largeFlickVelocity, pagesPerFlick)
    self.pagesPerLargeFlick = pagesPerLargeFlick
  }

  package var dependsOnEarlierReleases: Bool { false }

  /// Rewrites the target when a drag ends.
  package func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.asksPublishedDesign(about: target) else { return }
    let velocity = context.velocity.x
    let page = context.contentOffset.x / pageLength
    let next: Double
    if abs(velocity) > largeFlickVelocity {
      next = Self.page(pagesPerLargeFlick, from: page, isForward: velocity > 0)
    } else if abs(velocity) > minimumFlickVelocity {
      next = Self.page(pagesPerFlick, from: page, isForward: velocity > 0)
    } else {
      next = page.rounded()
    }
    let x = next * pageLength
    if x.isFinite { target.x = x }
  }

  private static func page(_ pages: Int, from page: Double, isForward: Bool) -> Double {
    // Rounding to the next boundary counts as the first page.
    let more = Double(pages) - 1
    return isForward ? page.rounded(.up) + more : page.rounded(.down) - more
  }
}
