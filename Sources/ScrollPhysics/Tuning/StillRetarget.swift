/// How a scroll view moves to the target it was given when it was released without velocity.
///
/// UIKit is described as bouncing gently; the exact curve is not public. See docs/Physics.md, "Retargeted deceleration".
public enum StillRetarget: String, Hashable, Sendable, CaseIterable {
  /// The target pulls like an edge pulls a view released beyond it. The default.
  case recoil
  /// The view moves as `setContentOffset(_:animated:)` would move it.
  case scrollAnimation
}
