/// The context of a change of state; here its values are kept, and nothing moves by them.
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
public enum ScrollContentOffsetAdjustmentBehavior: Hashable, Sendable {
  case automatic, disabled
}

/// The number of changes that were made with an animation.
enum AnimatedChanges {
  // Views change on the main actor; SwiftUI's functions can be called anywhere.
  nonisolated(unsafe) static var count = 0
}

/// The number of changes of states and of observable objects that bodies read.
enum ChangedValues {
  nonisolated(unsafe) static var count = 0
}

/// Runs a body, whose changes happen at once; a ``SimulatedTabView`` scrolls to a selection that it changes.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
}
