/// The context of a change of state: with which animation a simulated view shows it.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var scrollTargetAnchor: UnitPoint?
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  public var scrollPositionUpdatePreservesVelocity = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

public enum ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable { case automatic, disabled }

/// Runs a body, whose changes a simulated view shows with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a body, whose changes a simulated view shows with an animation, and an action when that is complete, or as soon
/// as the view has followed if there are no changes or no animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let before = ChangedValues.count
  defer {
    nonisolated(unsafe) let action = completion
    let delay = ChangedValues.count == before ? 0 : animation?.duration(until: completionCriteria) ?? 0
    MainActor.assumeIsolated {
      guard let running = ChangedValues.running else { return action() }
      running.schedule(DelayedAction { action() }, after: delay)
    }
  }
  return try withAnimation(animation, body)
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// Whether a spring has come to its end, too.
  let waitsForTail: Bool

  /// After the perceptual duration of a spring, or that of a curve.
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForTail: false)
  /// When a spring has settled; other animations are not waited for.
  public static let removed = AnimationCompletionCriteria(waitsForTail: true)
}

/// Runs a body, whose changes a simulated view shows as the transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = exchange(&ChangedValues.transaction, with: transaction)
  defer {
    ChangedValues.didChange()
    ChangedValues.transaction = outer
  }
  return try body()
}

/// The changes of states and of observable objects that bodies read.
enum ChangedValues {
  // Views change on the main actor; SwiftUI's functions can be called anywhere.
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var reads = 0
  nonisolated(unsafe) static var transaction = Transaction()
  nonisolated(unsafe) static var running: ViewHost?
  /// The last change that no view's own code made: its number, and its animation.
  nonisolated(unsafe) private(set) static var outside: (number: Int, animation: Animation?) = (0, nil)

  /// Is called before a value changes.
  static func willChange() {
    count += 1
    // Views run on the main actor, and may run now.
    if !AppTime.isOnMain { return }
    guard let running else { return outside = (outside.number + 1, animation) }
    MainActor.assumeIsolated { running.willChange(with: animation) }
  }

  /// Is called after changes with a transaction, also of values that nobody observes.
  static func didChange() {
    guard let animation, AppTime.isOnMain else { return }
    guard let running else { return outside = (outside.number + 1, animation) }
    MainActor.assumeIsolated { running.didChange(with: animation) }
  }

  static var animation: Animation? { transaction.disablesAnimations ? nil : transaction.animation }
}
