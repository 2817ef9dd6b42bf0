/// The end of a drag: the values passed to the target behavior and the target it chose.
public struct ScrollRelease: Hashable, Sendable {
  /// The time of the release, in ms.
  public var time: Double
  /// The content offset at release, on the pixel, in points.
  public var contentOffset: Vector2D
  /// The content offset at which the drag began, on the pixel, in points.
  public var dragStartOffset: Vector2D
  /// The release velocity, in pt/ms.
  public var velocity: Vector2D
  /// The target content offset proposed to the behavior, in points.
  public var proposedTarget: Vector2D
  /// The final target content offset, on the pixel, in points.
  public var target: Vector2D
  /// Whether the view keeps moving after the release.
  public var willDecelerate: Bool
  /// The velocity at the beginning of the motion after the release, with animations that begin with it, in pt/ms; zero
  /// if there is no motion or it begins with a jump.
  package var launchVelocity: Vector2D
  /// The index of the release's frame; nil in a trace of outcomes.
  package var frame: Int?
}
