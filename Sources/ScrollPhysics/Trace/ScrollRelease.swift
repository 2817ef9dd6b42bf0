/// The end of a drag: what the hook was told and what it decided.
public struct ScrollRelease: Hashable, Sendable {
  /// When, in ms.
  public var time: Double
  /// The content offset at release, on the pixel, in points.
  public var contentOffset: Vector2D
  /// The content offset when the drag began, on the pixel, in points.
  public var dragStartOffset: Vector2D
  /// The release velocity, in pt/ms.
  public var velocity: Vector2D
  /// The target content offset before the hook, in points.
  public var proposedTarget: Vector2D
  /// The target content offset after the hook, on the pixel, in points.
  public var target: Vector2D
  /// Whether the view moves on by itself.
  public var willDecelerate: Bool
  /// The velocity with which the motion after the release begins, in pt/ms; zero where there is none, or where it
  /// begins with a jump.
  public var departureVelocity: Vector2D
  /// The item at the drag's begin; nil where the behavior knows no items.
  public var fromItem: Int?
  /// The item at the target; nil where the behavior knows no items.
  public var item: Int?

  /// Creates a release.
  public init(
    time: Double, contentOffset: Vector2D, dragStartOffset: Vector2D, velocity: Vector2D, proposedTarget: Vector2D,
    target: Vector2D, willDecelerate: Bool, departureVelocity: Vector2D, fromItem: Int? = nil, item: Int? = nil
  ) {
    self.time = time
    self.contentOffset = contentOffset
    self.dragStartOffset = dragStartOffset
    self.velocity = velocity
    self.proposedTarget = proposedTarget
    self.target = target
    self.willDecelerate = willDecelerate
    self.departureVelocity = departureVelocity
    self.fromItem = fromItem
    self.item = item
  }
}
