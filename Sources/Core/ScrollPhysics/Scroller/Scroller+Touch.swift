extension Scroller {
  /// Interprets a finger's movement: the first half of ``touchMove(to:time:recording:)``.
  ///
  /// The second half is ``followFinger(recording:)``. Between the two halves, an endless row shifts its content to the
  /// offset that the finger asks for.
  /// - Returns: The content offset that a dragging finger asks for, even beyond edges; nil if the finger does not drag.
  package mutating func recognizeMove(
    to location: Vector2D, time: Double, recording trace: inout ScrollTrace
  ) -> Vector2D? {
    state.recognizeMove(to: location, time: time, &trace)
    return state.activity.isDragging ? state.askedOffset : nil
  }

  /// Moves the content with the finger: the second half of ``touchMove(to:time:recording:)``.
  package mutating func followFinger(recording trace: inout ScrollTrace) {
    if state.contact == .tracked { state.follow(&trace) }
  }

  mutating func touchUp(at location: Vector2D?, time: Double, cancelled: Bool, _ trace: inout ScrollTrace) {
    let turns = !cancelled && (behavior.turnsPages(along: .horizontal) || behavior.turnsPages(along: .vertical))
    if let release = state.touchUp(at: location, time: time, cancelled: cancelled, turnsPages: turns, &trace) {
      end(release, &trace)
    }
  }

  mutating func end(_ release: ReleaseState, _ trace: inout ScrollTrace) { state.endDrag(decide(release), &trace) }
}
