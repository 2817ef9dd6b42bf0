/// The behavior of a scroll view without snapping: every target is left as it is.
public struct FreeScrolling: ScrollTargetBehavior, Hashable, Sendable {
  /// Creates the behavior.
  public init() {}

  /// Leaves the target as it is.
  public func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {}

  /// It decides nothing.
  public var remembersReleases: Bool { false }
}
