import ScrollPhysics

/// Where a finger was at one instant.
public struct TouchSample: Hashable, Sendable {
  /// What the finger did, as `UITouch.Phase` names it.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger lifted.
    case ended
    /// The system took the touch away.
    case cancelled
  }

  /// When, in ms.
  public var time: Double
  /// Where, in points of the screen, `y` downward.
  public var place: Vector2D
  /// What the finger did.
  public var phase: Phase

  /// Creates a sample.
  public init(time: Double, place: Vector2D, phase: Phase) {
    self.time = time
    self.place = place
    self.phase = phase
  }
}
