/// The outcome of a release: its targets, the rest offset and the items, without the frames of a run.
public struct Landing: Hashable, Sendable {
  /// The proposed target content offset, in points.
  public var proposedTarget: Vector2D
  /// The target as the behavior returned it, not yet rounded and possibly not finite.
  public var decidedTarget: Vector2D
  /// The final target content offset, on the pixel, in points.
  public var target: Vector2D
  /// The rest offset, on the pixel, in points.
  public var rest: Vector2D
  /// The item at the rest offset; nil if the behavior has no items.
  public var item: Int?
  /// The number of items from the one at the drag's start; nil if the behavior has no items.
  public var itemDelta: Int?

  /// Creates a landing.
  public init(
    proposedTarget: Vector2D, decidedTarget: Vector2D, target: Vector2D, rest: Vector2D, item: Int? = nil,
    itemDelta: Int? = nil
  ) {
    self.proposedTarget = proposedTarget
    self.decidedTarget = decidedTarget
    self.target = target
    self.rest = rest
    self.item = item
    self.itemDelta = itemDelta
  }
}
