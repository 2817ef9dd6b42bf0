/// The motion of a scroll view to a rewritten target after a release at rest; see docs/Physics.md, "Rewritten targets".
package enum StillRetarget: String, Hashable, Sendable, CaseIterable {
  /// The same deceleration as for any rewritten target, with at least the decay `stillRetargetDecay` if
  /// the view's rate is slower than `.fast`. The default.
  case deceleration
  /// The same deceleration as for any rewritten target, at the view's own rate; beyond an edge it is as for
  /// `deceleration`.
  case viewRate
  /// The curve recorded in SwiftUI at every rate: a decay with `stillRetargetDecay`, aimed 0.75 pt short, then the slide.
  case swiftUI
  /// The target pulls the view as an edge pulls a view released beyond it.
  case recoil
  /// The view moves as with `setContentOffset(_:animated:)`.
  case scrollAnimation
}
