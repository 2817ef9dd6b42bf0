/// Where a release comes to rest, and what led there: a run without its way.
public struct Landing: Hashable, Sendable {
  /// The target content offset before the hook, in points.
  public var proposedTarget: Vector2D
  /// The target as the hook wrote it: not rounded yet, and possibly no finite number.
  public var decidedTarget: Vector2D
  /// The target after the hook, on the pixel, in points.
  public var target: Vector2D
  /// Where the view comes to rest, on the pixel, in points.
  public var rest: Vector2D
  /// The item at rest; nil where the behavior knows no items.
  public var item: Int?
  /// The number of items from the one at the drag's begin; nil where the behavior knows no items.
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
