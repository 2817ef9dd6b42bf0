/// The phases of a scroll view.
public enum ScrollViewPhase: String, Hashable, Sendable, CaseIterable {
  /// At rest, with no finger down.
  case idle
  /// A finger is down and has not begun to drag.
  case tracking
  /// A finger drags the content.
  case dragging
  /// The view moves by itself after a release, without an edge bounce; a page turn may swing past an edge.
  case decelerating
  /// The view moves by itself after a release, and an edge bounce moves at least one axis.
  case bouncing
  /// The view moves to a new content offset with animation.
  case animating
}
