extension Scroller {
  package mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchDown(at: location, time: time, &trace)
  }

  package mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchMove(to: location, time: time, &trace)
  }

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

  package mutating func touchUp(at location: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    let turns = behavior.turnsPages(along: .horizontal) || behavior.turnsPages(along: .vertical)
    if let release = state.touchUp(at: location, time: time, cancelled: false, turnsPages: turns, &trace) {
      end(release, &trace)
    }
  }

  package mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: nil, time: time, cancelled: true, &trace) {
      end(release, &trace)
    }
  }

  package mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    state.prepareRelease(release, &trace)
    end(release, &trace)
  }

  private mutating func end(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    state.endDrag(decide(release), &trace)
  }
}
