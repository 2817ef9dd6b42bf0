/// A published design, unchanged, that rests at the nearest page of rows with a gap after every second page.
///
///     middle = target + W/2          pair = middle / (2W + s), truncated
///     left   = pair · (2W + s) + s/2          right = left + W
///     target = left if |middle − (left + W/2)| < |middle − (right + W/2)|, else right
///
/// W is the length of a page, which is the viewport's width, and s the gap between pairs, half of it before the first
/// pair, in points. The velocity matters only through the proposed target. The design is horizontal only, and only `x`
/// is rewritten.
///
/// Source: the article "Experimenting With targetContentOffset: Part 1: Uneven Pagination" and its demo
/// github.com/ahmedk92/UnevenPagination, without the demo's later extra animation. Its defects are listed in
/// docs/Snapping.md.
package struct PublishedUnevenPages: TargetBehavior, Hashable, Sendable {
  /// W, the width of a page, in points.
  var pageLength: Double
  /// s, the gap between two pairs, in points.
  var groupSpacing: Double

  package init(pageLength: Double, groupSpacing: Double) {
    (self.pageLength, self.groupSpacing) = (pageLength, groupSpacing)
  }

  package var dependsOnEarlierReleases: Bool { false }

  package func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.asksPublishedDesign(about: target) else { return }
    let pairLength = pageLength * 2 + groupSpacing
    let middle = target.x + pageLength / 2
    // Truncated as a floating-point number, because an Int would trap if it did not fit.
    let pair = (middle / pairLength).rounded(.towardZero)
    let left = pair * pairLength + groupSpacing / 2
    let right = left + pageLength
    let leftMiddle = left + pageLength / 2
    let isLeft = abs(middle - leftMiddle) < abs(middle - (leftMiddle + pageLength))
    let x = isLeft ? left : right
    if x.isFinite { target.x = x }
  }
}
