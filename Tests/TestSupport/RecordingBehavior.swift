import ScrollPhysics

/// A behavior that keeps what it was told and answers with a given rewriting of the target.
public struct RecordingBehavior: ScrollTargetBehavior, Sendable {
  /// What it was told, in order.
  public private(set) var contexts: [ScrollTargetContext] = []
  private let rewrite: @Sendable (Vector2D, ScrollTargetContext) -> Vector2D

  /// Creates a behavior with a rewriting; by default it leaves every target alone.
  public init(_ rewrite: @escaping @Sendable (Vector2D, ScrollTargetContext) -> Vector2D = { target, _ in target }) {
    self.rewrite = rewrite
  }

  /// Keeps the context and rewrites the target.
  public mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    contexts.append(context)
    target = rewrite(target, context)
  }
}
