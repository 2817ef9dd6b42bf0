/// The behavior of a scroll view without snapping: it leaves every target unchanged.
public struct FreeScrolling: TargetBehavior, Hashable, Sendable {
  /// Creates the behavior.
  public init() {}

  /// Leaves the target unchanged.
  public func updateTarget(_ target: inout Vector2D, context: TargetContext) {}

  /// False: no decision depends on an earlier one.
  public var dependsOnEarlierReleases: Bool { false }
}
