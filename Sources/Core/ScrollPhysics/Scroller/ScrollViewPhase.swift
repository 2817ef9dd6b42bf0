/// The phases of a scroll view.
public enum ScrollViewPhase: String, Hashable, Sendable, CaseIterable {
  /// At rest, with no finger down.
  case idle
  /// A finger is down and has not begun to drag.
  case tracking
  /// A finger drags the content.
  case dragging
  /// The view moves by itself after a release, inside its range.
  case decelerating
  /// The view moves by itself after a release, with an axis beyond an edge.
  case bouncing
  /// The view moves to a new content offset with animation.
  case animating
}
