/// Holds the animations whose views are in no hierarchy with a scroll view yet, and frees them with it.
@MainActor final class AnimationScope {
  struct Waiting {
    let delay: Double
    let views: [ViewReference]
    let body: @MainActor () -> Void

    /// Whether all its views have been deallocated, so that it can never end.
    var isForgotten: Bool { views.allSatisfy { $0.view == nil } }

    @MainActor func isIn(_ root: UIView) -> Bool { views.contains { $0.view?.root === root } }
  }

  /// The scope of animations that begin now; a simulated view has its own.
  private(set) static var current = AnimationScope()
  private var waiting: [Waiting] = []

  nonisolated init() {}
  var isEmpty: Bool { waiting.isEmpty }

  /// Makes this scope hold the animations that begin in a closure.
  func collect<Value>(in body: () throws -> Value) rethrows -> Value {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return try body()
  }

  func add(delay: Double, of views: [UIView], _ body: @escaping @MainActor () -> Void) {
    waiting.removeAll(where: \.isForgotten)
    waiting.append(Waiting(delay: delay, views: views.map(\.reference), body: body))
  }

  func takeAnimations(in root: UIView) -> [Waiting] {
    if waiting.isEmpty { return [] }
    let taken = waiting.filter { $0.isIn(root) }
    waiting.removeAll { $0.isForgotten || $0.isIn(root) }
    return taken
  }
}
