import ScrollPhysics

/// Goes to the nearest page, to the next one or to the one after, by the speed of the flick: a published design, as it
/// is.
///
///     page   = off / P
///     target = P · (⌈page⌉ + pages − 1)  for a flick forward,   P · (⌊page⌋ − pages + 1)  for one backward
///     target = P · round(page)           for a release that is no flick, half away from zero
///     pages  = pagesPerLargeFlick where |v| > largeFlickVelocity, pagesPerFlick where |v| > minimumFlickVelocity
///
/// P is the page's length and off the content offset, in points, v the release velocity in pt/ms. Pages are counted
/// from where the content is, not from where the drag began or would end; both thresholds are strict. Horizontal only,
/// and only `x` is rewritten.
///
/// Source: the Qiita article 「ちょうどいいところで止まるUICollectionView」 on the minne app. Its defects are listed in
/// docs/Snapping.md.
public struct PublishedFlickThresholds: ScrollTargetBehavior, Hashable, Sendable {
  /// P, an item's width and the spacing after it, in points.
  public var pageLength: Double
  /// The speed above which a release is a flick, in pt/ms.
  public var minimumFlickVelocity: Double
  /// The speed above which a flick is large, in pt/ms.
  public var largeFlickVelocity: Double
  /// How many pages a flick goes, the one that is partly passed counted as a whole one.
  public var pagesPerFlick: Int
  /// How many pages a large flick goes, the one that is partly passed counted as a whole one.
  public var pagesPerLargeFlick: Int

  /// Creates the design, by default with the published thresholds and steps.
  ///
  /// - Parameters:
  ///   - pageLength: An item's width and the spacing after it, in points.
  ///   - minimumFlickVelocity: The speed above which a release is a flick, in pt/ms.
  ///   - largeFlickVelocity: The speed above which a flick is large, in pt/ms.
  ///   - pagesPerFlick: How many pages a flick goes.
  ///   - pagesPerLargeFlick: How many pages a large flick goes.
  public init(
    pageLength: Double, minimumFlickVelocity: Double = 0.2, largeFlickVelocity: Double = 2, pagesPerFlick: Int = 1,
    pagesPerLargeFlick: Int = 2
  ) {
    self.pageLength = pageLength
    self.minimumFlickVelocity = minimumFlickVelocity
    self.largeFlickVelocity = largeFlickVelocity
    self.pagesPerFlick = pagesPerFlick
    self.pagesPerLargeFlick = pagesPerLargeFlick
  }

  /// Rewrites the target when a drag ends.
  public func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
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
    // Rounding to the next boundary is the first page.
    let more = Double(pages) - 1
    return isForward ? page.rounded(.up) + more : page.rounded(.down) - more
  }
}
