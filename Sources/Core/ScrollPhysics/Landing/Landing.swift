/// The outcome of a release: its targets and the rest offset, without the frames of a run.
public struct Landing: Hashable, Sendable {
  /// The proposed target content offset, in points.
  public var proposedTarget: Vector2D
  /// The target as the behavior returned it, not yet rounded and possibly not finite.
  package var chosenTarget: Vector2D
  /// The final target content offset, on the pixel, in points.
  public var target: Vector2D
  /// The rest offset, on the pixel, in points.
  public var restOffset: Vector2D
  /// The amount by which an endless row shifted its content on the way, in points; the rest offset includes it.
  package var shift = Vector2D.zero
}
