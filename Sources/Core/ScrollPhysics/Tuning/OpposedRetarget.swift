/// The motion toward a rewritten target against the velocity of a flick; see docs/Physics.md, "Rewritten targets".
package enum OpposedRetarget: String, Hashable, Sendable, CaseIterable {
  /// The velocity turns at once and the view decelerates to the target. The default.
  case reversal
  /// The view jumps to the target in the first frame.
  case snap
}
