/// Which gestures an audit tries; by default all of its own.
public struct GestureFilter: Hashable, Sendable {
  /// The item at which the drag begins.
  public var startItem: Int?
  /// Whether the gesture ends forward: its velocity, and without one its drag.
  public var isForward: Bool?
  /// Whether it ends without velocity.
  public var isStill: Bool?
  /// Whether the finger last moved against the drag.
  public var isTurning: Bool?
  /// Whether the view is varied.
  public var isVaried: Bool?
  /// The shortest and longest drag, in points.
  public var drags: ClosedRange<Double>?
  /// The slowest and fastest release, in pt/ms.
  public var speeds: ClosedRange<Double>?

  /// Creates a filter that lets every gesture pass.
  public init() {}

  /// Whether a gesture passes.
  public func matches(_ gesture: AuditGesture) -> Bool {
    let direction = gesture.velocity != 0 ? gesture.velocity : gesture.drag
    let isTurned = gesture.drag * (gesture.lastMovement ?? direction) < 0
    return startItem.map { $0 == gesture.startItem } ?? true
      && isForward.map { $0 ? direction > 0 : direction < 0 } ?? true
      && isStill.map { $0 == (gesture.velocity == 0) } ?? true && isTurning.map { $0 == isTurned } ?? true
      && isVaried.map { $0 == !gesture.variants.isEmpty } ?? true
      && drags.map { $0.contains(abs(gesture.drag)) } ?? true
      && speeds.map { $0.contains(abs(gesture.velocity)) } ?? true
  }
}
