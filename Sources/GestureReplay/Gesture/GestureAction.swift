import ScrollPhysics

/// Something that happens to the scroll view during a gesture, other than by the finger.
public struct GestureAction: Hashable, Sendable {
  /// What happens.
  public enum Kind: Hashable, Sendable {
    /// `setContentOffset(_:animated:)`, in points.
    case setContentOffset(Vector2D, animated: Bool)
    /// The scroll view gets another size, in points.
    case resize(Size2D)
  }

  /// When, in ms.
  public var time: Double
  /// What happens.
  public var kind: Kind

  /// Creates an action.
  public init(time: Double, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
