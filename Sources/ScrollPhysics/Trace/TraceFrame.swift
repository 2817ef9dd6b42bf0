/// A scroll view at one instant.
public struct TraceFrame: Hashable, Sendable {
  /// When, in ms.
  public var time: Double
  /// The content offset before it is rounded to the pixel, in points; see ``ScrollTrace/contentOffset(_:)``.
  public var position: Vector2D
  /// The velocity of the content offset, in pt/ms; while a finger drags, what UIKit would report were it lifted now.
  public var velocity: Vector2D
  /// What the view is doing.
  public var phase: ScrollPhase

  /// Creates a frame.
  public init(time: Double, position: Vector2D, velocity: Vector2D, phase: ScrollPhase) {
    self.time = time
    self.position = position
    self.velocity = velocity
    self.phase = phase
  }
}
