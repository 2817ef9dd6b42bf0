import ScrollPhysics

/// A behavior that keeps what it was told and answers with a given rewriting of the target.
public struct RecordingBehavior: ScrollTargetBehavior, Sendable {
  public private(set) var contexts: [ScrollTargetContext] = []
  private let rewrite: @Sendable (Vector2D, ScrollTargetContext) -> Vector2D

  public init(_ rewrite: @escaping @Sendable (Vector2D, ScrollTargetContext) -> Vector2D = { target, _ in target }) {
    self.rewrite = rewrite
  }

  public mutating func updateTarget(_ target: inout Vector2D, context: ScrollTargetContext) {
    contexts.append(context)
    target = rewrite(target, context)
  }
}
