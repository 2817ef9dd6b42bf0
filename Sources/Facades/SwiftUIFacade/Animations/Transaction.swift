/// The context of a change of state: with which animation a simulated view shows it.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// The anchor to which a change of the scroll position scrolls.
  public var scrollTargetAnchor: UnitPoint?
  /// Whether a change of the content may move the content offset.
  public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
  /// Whether a change of the scroll position leaves the view its velocity.
  public var scrollPositionUpdatePreservesVelocity = false

  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// Whether a change of the content may move the content offset.
public enum ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable { case automatic, disabled }

/// Runs a body, whose changes a simulated view shows with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs a body, whose changes a simulated view shows as the transaction says.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = ChangedValues.transaction
  ChangedValues.transaction = transaction
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
  /// How often a state was read.
  nonisolated(unsafe) static var reads = 0
  /// The transaction of the changes that are made now.
  nonisolated(unsafe) static var transaction = Transaction()
  /// The view whose code runs.
  nonisolated(unsafe) static var running: ViewHost?
  /// The last change that no view's own code made: its number, and its animation.
  nonisolated(unsafe) private(set) static var outside: (number: Int, animation: Animation?) = (0, nil)

  /// Is called before a value changes.
  static func willChange() {
    count += 1
    guard let running else { return outside = (outside.number + 1, animation) }
    MainActor.assumeIsolated { running.willChange(with: animation) }
  }

  /// Is called after changes with a transaction, also of values that nobody observes.
  static func didChange() {
    guard let animation else { return }
    guard let running else { return outside = (outside.number + 1, animation) }
    MainActor.assumeIsolated { running.didChange(with: animation) }
  }

  static var animation: Animation? { transaction.disablesAnimations ? nil : transaction.animation }
}
