import ScrollPhysics

/// What the engine reads for each sample and run, where the behavior is not known, and in place: no copy is made.
extension Scroller {
  mutating func clientState() -> (offset: Vector2D, flags: ScrollEvent.Flags) { (contentOffset, flags) }

  /// The time of the next frame, in ms, or nil at rest.
  mutating func upcomingFrame() -> Double? { nextFrameTime }

  mutating func rests() -> Bool { isAtRest }

  /// Whether a finger drags the content, or the view decelerates after a drag.
  mutating func drags() -> Bool { flags.contains(.dragging) }

  mutating func fingerState() -> (finger: FingerTrack, isDragging: Bool) { (finger, drags()) }

  /// Lets time pass until `target`, in ms, if it has not passed already.
  mutating func catchUp(to target: Double, recording trace: inout ScrollTrace) {
    if time < target { advance(to: target, recording: &trace) }
  }
}
