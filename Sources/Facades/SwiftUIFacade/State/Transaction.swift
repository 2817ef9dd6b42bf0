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

/// Runs a body; its changes happen at once.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try body()
}
