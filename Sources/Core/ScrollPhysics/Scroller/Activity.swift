/// What a scroll view is doing.
enum Activity: Equatable {
  /// Neither a drag nor a motion; a finger may be down.
  case idle
  /// A finger drags the content; `caught` if it stopped a deceleration, which UIKit still reports during the drag.
  case dragging(caught: Bool)
  /// The view moves by itself to where it comes to rest; `afterDrag` if UIKit still reports the drag before it.
  case decelerating(afterDrag: Bool)
  /// The view moves to another content offset with animation.
  case animating

  var isDragging: Bool { if case .dragging = self { true } else { false } }
  var isDecelerating: Bool { if case .decelerating = self { true } else { false } }
  /// Whether the view moves by itself.
  var isMotion: Bool { isDecelerating || self == .animating }
}

/// What a scroll view does with the finger that is down on it.
enum FingerContact {
  case none
  /// The finger is down on a view that cannot be scrolled.
  case ignored, tracked
}
