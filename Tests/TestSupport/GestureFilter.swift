import Readings
import ScrollPhysics

/// A filter for the gestures that an audit tries; by default, every gesture passes.
public struct GestureFilter: Hashable, Sendable {
  public var startItem: Int?
  /// Whether the velocity points forward; without a velocity, whether the drag does.
  public var isForward: Bool?
  /// Whether the gesture ends without velocity.
  public var isStill: Bool?
  /// Whether the finger's last movement was against the drag.
  public var isTurning: Bool?
  public var isVaried: Bool?
  /// The lengths of the shortest and the longest drag, in points.
  public var drags: ClosedRange<Double>?
  /// The slowest and the fastest release velocity, in pt/ms.
  public var speeds: ClosedRange<Double>?

  public init() {}

  package func matches(_ gesture: AuditGesture) -> Bool {
    startItem.map { $0 == gesture.startItem } ?? true
      && isForward.map { $0 ? gesture.direction > 0 : gesture.direction < 0 } ?? true
      && isStill.map { $0 == (gesture.velocity == 0) } ?? true && isTurning.map { $0 == gesture.isTurning } ?? true
      && isVaried.map { $0 == !gesture.variants.isEmpty } ?? true
      && drags.map { $0.contains(abs(gesture.drag)) } ?? true
      && speeds.map { $0.contains(abs(gesture.velocity)) } ?? true
  }

  /// Returns the result of an audit that tries the gestures that pass.
  package func result(
    of id: String, on subject: some AuditableView, _ parameters: AuditParameters = AuditParameters(),
    sweep: GestureSweep = .full
  ) throws -> AuditReport.Result {
    let examiner = try AuditExaminer(subject, changed(parameters) { $0.sweep = sweep }, jobs: 2, trying: matches)
    return try Audits.named([id]).map { examiner.examine($0) }[0]
  }
}
