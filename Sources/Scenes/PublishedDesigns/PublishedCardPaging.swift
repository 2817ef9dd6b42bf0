/// A published design, unchanged, that centres cards, the first one at the left edge and the last one at the right.
///
///     found  = the first element whose frame, grown by s on all sides, contains (target.x + V/2, target.y)
///     card   = found ± 1, by the last movement, if the grown frame contains (off.x + V/2, off.y) as well
///              and V ≤ 2w or found is the card centred before; found otherwise
///     card   = the last one if off.x + V ≥ content + R, else the first one if off.x ≤ −L, whatever is found
///     target = −L for the first card, round(content − V + R) for the last one,
///              round(card.minX − round((V − w) / 2)) for the others
///
/// V is the viewport's width, w that of the cards, s the space between them, L and R the content inset, off the content
/// offset, all in points. `round` is C's `roundf`: to a 32-bit number, then to whole points, half away from zero. If no
/// element is found, the target stays unchanged. The velocity plays no part, and only `x` is rewritten.
///
/// The cards are the first section's items, but the search includes every element in the target rectangle: headers and
/// footers count as card 0. Without cards the target stays unchanged; UIKit would raise an exception at an edge.
///
/// Source: the gist github.com/jaredsinclair/fa72f0917c6a147b3c54. Its defects are listed in docs/Snapping.md.
package struct PublishedCardPaging: TargetBehavior, Hashable, Sendable {
  package var frames: ItemFrames
  /// w, the width that the design assumes for all cards, in points.
  var cardWidth: Double
  /// s, the space by which a card's frame is extended on all sides, in points.
  var spaceBetweenCards: Double
  /// The index of the card that the last release centred; nil if it went to either end or found no card.
  ///
  /// This is the design's own state. Its author asks users to reset it when code reloads or scrolls the content.
  package var previouslyCenteredCard: Int?
  /// The direction of the last movement that was not zero.
  private var movesForward = true

  package init(frames: ItemFrames, cardWidth: Double, spaceBetweenCards: Double) {
    (self.frames, self.cardWidth, self.spaceBetweenCards) = (frames, cardWidth, spaceBetweenCards)
  }

  private var cardCount: Int { frames.sectionCount > 0 ? frames.itemCount(inSection: 0) : 0 }

  /// Rewrites the target when a drag ends, and records the card it goes to.
  package mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    guard context.asksPublishedDesign(about: target) else { return }
    if context.lastMovement.x != 0 { movesForward = context.lastMovement.x > 0 }
    let previous = previouslyCenteredCard
    previouslyCenteredCard = nil
    guard cardCount > 0, let card = chosenCard(for: target, after: previous, context) else { return }
    let geometry = context.geometry
    let viewport = geometry.boundsSize.width
    let x: Double
    // A single card is the first and the last one; the rule of the first one wins.
    if card.page == 0 {
      x = 0 - geometry.contentInset.left
    } else if card.page == cardCount - 1 {
      x = Self.roundf(geometry.contentSize.width - viewport + geometry.contentInset.right)
    } else {
      x = Self.roundf(card.minX - Self.roundf((viewport - cardWidth) / 2))
      previouslyCenteredCard = card.page
    }
    // The result does not fit into 32 bits.
    guard x.isFinite else {
      previouslyCenteredCard = nil
      return
    }
    target.x = x
  }

  private func chosenCard(
    for target: Vector2D, after previous: Int?, _ context: TargetContext
  ) -> (page: Int, minX: Double)? {
    let offset = context.contentOffset
    let viewport = context.geometry.boundsSize
    let inset = context.geometry.contentInset
    let lastPage = cardCount - 1
    if offset.x + viewport.width >= context.geometry.contentSize.width + inset.right { return card(lastPage) }
    if offset.x <= 0 - inset.left { return card(0) }

    // The rectangle has the size of the bounds and the target's x; its y is the present one.
    let found = frames.elements(from: Vector2D(x: target.x, y: offset.y), viewport).first {
      isNear($0.frame, x: target.x + viewport.width / 2, y: target.y)
    }
    guard let found else { return nil }

    let page = found.path.item
    let showsSeveral = viewport.width > cardWidth * 2
    let isPresent = isNear(found.frame, x: offset.x + viewport.width / 2, y: offset.y)
    let canAdvance = isPresent && (page == previous || !showsSeveral)
    if canAdvance && !movesForward && page > 0 { return card(page - 1) }
    if canAdvance && movesForward && page < lastPage { return card(page + 1) }
    return (page, found.frame.minX)
  }

  /// Returns a card of the first section; nil if an element of another section led to an index that does not exist.
  private func card(_ page: Int) -> (page: Int, minX: Double)? {
    page < cardCount ? (page, frames.frame(of: ItemPath(item: page)).minX) : nil
  }

  /// Returns whether a frame, extended by the space between cards, contains a point, like `CGRect.contains`.
  private func isNear(_ frame: LayoutRect, x: Double, y: Double) -> Bool {
    let space = spaceBetweenCards
    let grown = LayoutRect(
      x: frame.minX - space, y: frame.minY - space, width: frame.size.width + 2 * space,
      height: frame.size.height + 2 * space)
    return x >= grown.minX && x < grown.maxX && y >= grown.minY && y < grown.maxY
  }

  private static func roundf(_ number: Double) -> Double { Double(Float(number).rounded()) }
}
