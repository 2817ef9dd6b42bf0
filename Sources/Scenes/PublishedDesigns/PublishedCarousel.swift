/// A published design, unchanged, that loops through centred items with two duplicates at each end.
///
/// The last two items appear again before the first item, and the first two again after the last.
///
///     P = w + s,   c = (V − w) / 2,   T = n + 4 items with the duplicates,   page k rests at k·P − c
///     v ≠ 0:  page ± 1 of the tracked page; 0 where that is negative, ⌈content / P⌉ − 1 where it is above T − 2
///     v = 0:  ⌊(target − P/2) / P⌋ + 1
///
/// w is the width of an item, s the spacing after it, V the viewport's width, in points; v is the release velocity in
/// pt/ms. The pages of a release and of ``didEndDecelerating(at:)`` are computed in 32-bit numbers. The owner of the
/// design calls ``autoAdvance(viewportWidth:)`` every two seconds, ``didScroll(to:viewportWidth:)`` for each content
/// offset and ``didEndDecelerating(at:)`` at rest. The design is horizontal only, and only `x` is rewritten.
///
/// The article's code does not compile: its timer reads `page` where `pageX` is meant, and it counts two arrays where
/// there is one. This is the design as it was meant: all counts are T.
///
/// Source: the article 「菜鳥iOS工程師上工第二彈|CollectionView 置中滑動 自動輪播」 by Betty Pan. Its defects are listed in
/// docs/Snapping.md.
package struct PublishedCarousel: TargetBehavior, Hashable, Sendable {
  /// n, the number of items without the duplicates.
  var itemCount: Int
  /// w, the width of an item, in points.
  var itemWidth: Double
  /// s, the spacing after an item, in points.
  var itemSpacing: Double
  /// The index, among the T items, of the item the design considers current; initially 2, the first item.
  package var currentPage: Int = 2
  /// The content offset to which the last release or timer sent the view, in points; initially 0.
  ///
  /// A swap with a duplicate does not change it.
  package var currentX: Double = 0

  package init(itemCount: Int, itemWidth: Double, itemSpacing: Double) {
    (self.itemCount, self.itemWidth, self.itemSpacing) = (itemCount, itemWidth, itemSpacing)
  }

  /// T, the number of items with the two duplicates at each end.
  package var totalCount: Int { itemCount < Int.max - 4 ? itemCount + 4 : Int.max }

  /// Rewrites the target when a drag ends, and tracks the page it goes to.
  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.asksPublishedDesign(about: target) else { return }
    var page: Float
    if context.velocity.x == 0 {
      page = nearestPage(to: target.x)
    } else {
      page = Float(Double(currentPage) + (context.velocity.x > 0 ? 1 : -1))
      if page < 0 { page = 0 }
      if Double(page) > Double(totalCount - 2) {
        page = (Float(context.geometry.contentSize.width) / pageLength).rounded(.up) - 1
      }
    }
    let x = Double(page * pageLength) - inset(context.geometry.boundsSize.width)
    guard x.isFinite, let index = Int(exactly: page) else { return }
    target.x = x
    currentX = x
    currentPage = index
  }

  /// Advances one page, as the timer does every two seconds, and returns the content offset to animate to, in points.
  package mutating func autoAdvance(viewportWidth: Double) -> Double {
    let (page, isTooLarge) = currentPage.addingReportingOverflow(1)
    let x = rest(ofPage: page, viewportWidth)
    guard !isTooLarge, x.isFinite else { return currentX }
    currentPage = page
    currentX = x
    return x
  }

  package struct Swap: Hashable, Sendable {
    /// The content offset at which the item is centred, in points; set without animation.
    package var contentOffset: Double
    /// The item's page, to be tracked after the content offset is set.
    var page: Int
  }

  /// Returns the swap for a content offset; nil if the view has not reached a duplicate.
  ///
  /// Page 1 is swapped for T − 3 once the offset is at or before ``currentX``. Page T − 2 is swapped for 2 once the
  /// offset is at or after it. The jump goes to the rest offset of the new page, whatever the present offset. The
  /// design sets the offset first and calls ``finish(_:)`` afterwards. The scroll view's calls caused by the jump come
  /// in between, while the duplicate's page is still tracked.
  package func didScroll(to x: Double, viewportWidth: Double) -> Swap? {
    let twin: Int
    if currentPage == 1 {
      guard x <= currentX else { return nil }
      twin = totalCount - 3
    } else if currentPage == totalCount - 2 {
      guard x >= currentX else { return nil }
      twin = 2
    } else {
      return nil
    }
    let rest = rest(ofPage: twin, viewportWidth)
    guard x.isFinite, rest.isFinite else { return nil }
    return Swap(contentOffset: rest, page: twin)
  }

  /// Tracks the item's page after the content offset of a swap has been set.
  package mutating func finish(_ swap: Swap) { currentPage = swap.page }

  /// Tracks the page nearest to the content offset at rest, which the design takes for its item's start, not its
  /// middle.
  package mutating func didEndDecelerating(at x: Double) {
    if x.isFinite, let page = Int(exactly: nearestPage(to: x)) { currentPage = page }
  }

  /// P in 32 bits.
  private var pageLength: Float { Float(itemWidth + itemSpacing) }
  private func nearestPage(to x: Double) -> Float { ((Float(x) - pageLength / 2) / pageLength).rounded(.down) + 1 }

  /// Returns c, the distance of a centred item from the viewport's edges.
  private func inset(_ viewportWidth: Double) -> Double { (viewportWidth - itemWidth) / 2 }

  /// Returns the content offset at which a page is centred, in points.
  func rest(ofPage page: Int, _ viewportWidth: Double) -> Double {
    Double(page) * (itemWidth + itemSpacing) - inset(viewportWidth)
  }
}
