/// A filter for the gestures that audits try; by default, every gesture passes.
package struct GestureFilter: Hashable, Sendable {
  package var startItem: Int?
  /// Whether the velocity points forward; without a velocity, whether the drag does.
  package var isForward: Bool?
  /// Whether the gesture ends without velocity.
  package var isStill: Bool?
  /// Whether the finger's last movement was against the drag.
  package var isTurning: Bool?
  package var isVaried: Bool?
  /// The lengths of the shortest and the longest drag, in points.
  package var drags: ClosedRange<Double>?
  /// The slowest and the fastest release velocity, in pt/ms.
  package var speeds: ClosedRange<Double>?

  package init() {}

  func matches(_ gesture: AuditGesture) -> Bool {
    startItem.map { $0 == gesture.startItem } ?? true
      && isForward.map { $0 ? gesture.direction > 0 : gesture.direction < 0 } ?? true
      && isStill.map { $0 == (gesture.velocity == 0) } ?? true && isTurning.map { $0 == gesture.isTurning } ?? true
      && isVaried.map { $0 == !gesture.variants.isEmpty } ?? true
      && drags.map { $0.contains(abs(gesture.drag)) } ?? true
      && speeds.map { $0.contains(abs(gesture.velocity)) } ?? true
  }
}
