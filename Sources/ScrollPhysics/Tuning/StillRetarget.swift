/// How a scroll view moves to a rewritten target when it is released at rest.
///
/// See docs/Physics.md, "Rewritten targets".
public enum StillRetarget: String, Hashable, Sendable, CaseIterable {
  /// The deceleration of any rewritten target; a view slower than `.fast` takes the tuning's decay for releases at rest.
  /// The default.
  case deceleration
  /// The deceleration of any rewritten target at the view's own rate, whatever that is.
  case viewRate
  /// The target pulls as an edge pulls a view released beyond it.
  case recoil
  /// The view moves as `setContentOffset(_:animated:)` would move it.
  case scrollAnimation
}
