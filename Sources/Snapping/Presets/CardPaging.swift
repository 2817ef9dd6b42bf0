import FlowLayoutModel
import ScrollPhysics

/// Cards as Twitter's: the first one at the left, the last one at the right, the others in the centre, and a flick never
/// leaves you where you were.
///
/// A flick goes at least to the next card in its direction, and farther where it would come to rest farther by itself.
/// A release slower than a fling goes to the nearest card; from midway between two, where the finger last moved. The
/// state that this takes, the card that was last at its place and the direction of the last movement, is kept here.
/// - Source: jaredsinclair's gist "unusual horizontal paging"; docs/Snapping.md.
public struct CardPaging: ScrollTargetBehavior, Hashable, Sendable {
  private var snapping: SnapBehavior
  /// The card that the last release or resize went to; nil before the first, and after ``frames`` were replaced.
  public private(set) var centeredCard: Int?
  /// The direction of the finger's last movement, as the sign of the content offset's change; 0 before the first.
  public private(set) var lastDirection = 0.0

  /// Creates the behavior of a row of cards of any widths.
  public init(_ layout: FlowLayout) {
    snapping = SnapBehavior(layout, alignment: .lineCenter, alignsEnds: true, rule: .directional)
  }

  /// Where the cards are; assign the layout of the new size before a resize that changes their sizes.
  public var frames: ItemFrames {
    get { snapping.frames }
    set {
      snapping.frames = newValue
      // Other cards may stand where it stood.
      centeredCard = nil
    }
  }

  /// Every target along the row is the behavior's decision.
  public func decides(_ axis: Axis) -> Bool { snapping.decides(axis) }

  /// Lands on a card.
  public mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    let axis = snapping.axis
    if context.lastMovement[axis] != 0 { lastDirection = context.lastMovement[axis] }
    let proposed = target
    snapping.updateTarget(&target, context: context)
    let points = snapping.points(in: context.geometry, displayScale: context.displayScale)
    if context.reason == .dragEnd && context.velocity[axis] == 0 {
      target[axis] = leaning(target[axis], from: proposed[axis], points)
    }
    centeredCard = points.item(nearestTo: target[axis])
  }

  /// Of two points as near as each other, the one where the finger last moved to.
  private func leaning(_ target: Double, from place: Double, _ points: SnapPoints) -> Double {
    let other = 2 * place - target
    if target == place || (other - place) * lastDirection <= 0 { return target }
    return points.nearest(to: other).map { points[$0] == other ? other : target } ?? target
  }

  /// Lays the cards out in bounds of another size.
  public mutating func layOut(in boundsSize: Size2D) -> Size2D? { snapping.layOut(in: boundsSize) }

  /// The card whose place a content offset is nearest to.
  public mutating func item(at contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Int? {
    snapping.item(at: contentOffset, in: configuration)
  }

  /// The number of cards.
  public var numberOfItems: Int? { snapping.numberOfItems }

  /// Where the view is with a card at its place, on the pixel, as the view reports it.
  public mutating func contentOffset(ofItem item: Int, in configuration: ScrollConfiguration) -> Vector2D? {
    snapping.contentOffset(ofItem: item, in: configuration)
  }

  /// Whether a content offset has a card at its place.
  public mutating func isSnapPoint(_ contentOffset: Vector2D, in configuration: ScrollConfiguration) -> Bool? {
    snapping.isSnapPoint(contentOffset, in: configuration)
  }
}
