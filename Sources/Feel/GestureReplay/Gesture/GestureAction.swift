/// A change of the scroll view during a gesture that the finger does not cause.
public struct GestureAction: Hashable, Sendable {
  /// The change.
  public enum Kind: Hashable, Sendable {
    /// `setContentOffset(_:animated:)`, in points.
    case setContentOffset(Vector2D, animated: Bool)
    /// The bounds change to another size, in points.
    case resize(Size2D)
  }

  /// The time of the action, in ms.
  public var time: Double
  /// The change.
  public var kind: Kind

  /// Creates an action.
  public init(time: Double, kind: Kind) { (self.time, self.kind) = (time, kind) }
}
