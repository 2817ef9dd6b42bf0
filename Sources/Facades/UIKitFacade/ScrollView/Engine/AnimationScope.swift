/// Holds what waits for a clock, and frees it with the scope.
///
/// These are the animations whose views are in no hierarchy with a scroll view yet, and what the app's code puts off while
/// no simulated view moves.
@MainActor final class AnimationScope {
  private struct Waiting {
    /// The animated views, in whose hierarchy the clock is; nil for the first clock there is.
    let views: [ViewReference]?
    let interval: Double?
    let start: @MainActor (any AppClock) -> Void

    /// Whether all its views have been deallocated, so that it can never end.
    var isForgotten: Bool { views?.allSatisfy { $0.view == nil } ?? false }

    @MainActor func isIn(_ root: UIView?) -> Bool {
      views?.contains { root != nil && $0.view?.root === root } ?? true
    }
  }

  /// The scope of what begins now; a simulated view has its own.
  private(set) static var current = outermost
  private static let outermost = AnimationScope()
  private var waiting: [Waiting] = []

  nonisolated init() {}
  var isEmpty: Bool { waiting.isEmpty }
  /// The shortest time after which something that waits runs again, in ms; nil if nothing does.
  var shortestInterval: Double? { waiting.compactMap(\.interval).min() }

  /// Makes this scope hold the animations that begin in a closure.
  func collect<Value>(in body: () throws -> Value) rethrows -> Value {
    let outer = exchange(&Self.current, with: self)
    defer { Self.current = outer }
    return try body()
  }

  func add(of views: [UIView]?, interval: Double? = nil, _ start: @escaping @MainActor (any AppClock) -> Void) {
    waiting.removeAll(where: \.isForgotten)
    waiting.append(Waiting(views: views?.map(\.reference), interval: interval, start: start))
  }

  /// Starts what waits for a clock in a hierarchy, or for any clock, and outside of all scopes only the latter.
  func start(in root: UIView?, on clock: any AppClock) {
    if self !== Self.outermost { Self.outermost.start(in: nil, on: clock) }
    if waiting.isEmpty { return }
    let taken = waiting.filter { $0.isIn(root) }
    waiting.removeAll { $0.isForgotten || $0.isIn(root) }
    for entry in taken { entry.start(clock) }
  }
}
