/// The behavior of a scroll view without snapping: it leaves every target unchanged.
public struct FreeScrolling: TargetBehavior, Hashable, Sendable {
  /// Creates the behavior.
  public init() {}
  public func updateTarget(_ target: inout Vector2D, context: TargetContext) {}
  public var dependsOnEarlierReleases: Bool { false }
}
