/// The location and phase of a finger at one instant.
public struct TouchSample: Hashable, Sendable {
  /// The phase of a touch, with the names of `UITouch.Phase`.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// The time of the sample, in ms.
  public var time: Double
  /// The finger location in points of the screen, with `y` growing downward.
  public var location: Vector2D
  /// The phase of the touch.
  public var phase: Phase

  /// Creates a sample.
  public init(time: Double, location: Vector2D, phase: Phase) {
    (self.time, self.location, self.phase) = (time, location, phase)
  }
}
