import ScrollPhysics

/// A behavior that records its contexts and rewrites targets with a given closure.
public struct RecordingBehavior: TargetBehavior, Sendable {
  /// The contexts passed to the behavior, in order.
  public private(set) var contexts: [TargetContext] = []
  private let rewrite: @Sendable (Vector2D, TargetContext) -> Vector2D

  /// Creates a behavior with a closure; by default it leaves every target unchanged.
  public init(_ rewrite: @escaping @Sendable (Vector2D, TargetContext) -> Vector2D = { target, _ in target }) {
    self.rewrite = rewrite
  }

  /// Records the context and rewrites the target.
  public mutating func updateTarget(_ target: inout Vector2D, context: TargetContext) {
    contexts.append(context)
    target = rewrite(target, context)
  }
}
