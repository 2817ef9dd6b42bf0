/// The state of a scroll view at one instant.
public struct TraceFrame: Hashable, Sendable {
  /// The time, in ms.
  public var time: Double
  /// The content offset before it is rounded to the pixel, in points; see ``ScrollTrace/contentOffset(_:)``.
  ///
  /// While an app animates the content offset, this is what the screen shows. Clients read the end of the animation.
  public var position: Vector2D
  /// The velocity of the content offset, in pt/ms; during a drag, what UIKit would report if the finger lifted now.
  public var velocity: Vector2D
  /// The phase of the view.
  public var phase: ScrollViewPhase

  package init(time: Double, position: Vector2D, velocity: Vector2D, phase: ScrollViewPhase) {
    (self.time, self.position, self.velocity, self.phase) = (time, position, velocity, phase)
  }
}
