/// Pages through cards like Twitter's: the first card at the left, the last one at the right, the others centred.
///
/// A flick goes at least to the next card in its direction, and farther if its proposed target is farther. A release
/// slower than a fling goes to the nearest card. Halfway between two cards, it goes in the direction of the finger's
/// last movement. The behavior keeps the state for this: the last snapped card and the direction of the last movement.
/// - Source: jaredsinclair's gist "unusual horizontal paging"; docs/Snapping.md.
public struct CardPaging: TargetBehavior, Sendable {
  private var snapping: SnapBehavior
  /// The target card of the last release or resize; nil before the first one, and after ``frames`` changes.
  package private(set) var centeredCard: Int?
  /// The direction of the finger's last movement, as the sign of the content offset's change; 0 before the first.
  private(set) var lastDirection = 0.0

  /// Creates the behavior of a row of cards of any widths.
  public init(_ layout: FlowLayout) {
    snapping = SnapBehavior(layout, alignment: .lineCenter, alignsEnds: true, rule: .directional)
  }

  /// The frames of the cards; assign the layout of the new size before a resize that changes the cards' sizes.
  public var frames: ItemFrames {
    get { snapping.frames }
    set {
      snapping.frames = newValue
      // Another card may be at its position now.
      centeredCard = nil
    }
  }

  public func alwaysDecidesTarget(along axis: ScrollAxis) -> Bool { snapping.alwaysDecidesTarget(along: axis) }

  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
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

  /// Returns, of two equally near points, the one in the direction of the finger's last movement.
  private func leaning(_ target: Double, from position: Double, _ points: SnapPoints) -> Double {
    let other = 2 * position - target
    if target == position || (other - position) * lastDirection <= 0 { return target }
    return points.nearest(to: other).map { points[$0] == other ? other : target } ?? target
  }

  public mutating func layOut(in boundsSize: Size2D) -> Size2D? { snapping.layOut(in: boundsSize) }

  package mutating func prepare(for geometry: ScrollViewGeometry, displayScale: Double) {
    snapping.prepare(for: geometry, displayScale: displayScale)
  }
}
