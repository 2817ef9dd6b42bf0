/// How a scroll view moves when the target it was given lies against its release velocity.
///
/// - Source: docs/Physics.md, "Retargeted deceleration".
public enum OpposedRetarget: String, Hashable, Sendable, CaseIterable {
  /// The view jumps to the target in the first frame, as UIKit is reported to do. The default.
  case snap
  /// The view carries its velocity on, turns, and is pulled to the target by the law of an edge bounce.
  case smooth
}
