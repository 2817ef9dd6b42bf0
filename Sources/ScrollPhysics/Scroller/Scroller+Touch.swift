extension Scroller {
  /// Puts a finger down on the view; a moving view is caught where it is.
  ///
  /// - Parameters:
  ///   - location: The finger's location on the screen, in points, `y` downward.
  ///   - time: The time, in ms.
  ///   - trace: The trace that records the run.
  public mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchDown(at: location, time: time, &trace)
  }

  /// Moves the finger.
  ///
  /// - Parameters:
  ///   - location: The finger's location on the screen, in points.
  ///   - time: The time, in ms.
  ///   - trace: The trace that records the run.
  public mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
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

  /// Lifts the finger; if it was dragging, the behavior chooses the target content offset.
  ///
  /// - Parameters:
  ///   - location: The location on the screen at which the finger lifts, in points, if it differs from the last one.
  ///   - time: The time, in ms.
  ///   - trace: The trace that records the run.
  public mutating func touchUp(at location: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: location, time: time, cancelled: false, &trace) {
      end(release, proposing: nil, &trace)
    }
  }

  /// Cancels the touch, as the system does; a drag ends as if the finger had lifted without velocity.
  ///
  /// - Parameters:
  ///   - time: The time, in ms.
  ///   - trace: The trace that records the run.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: nil, time: time, cancelled: true, &trace) {
      end(release, proposing: nil, &trace)
    }
  }

  /// Ends a drag in a given state without a finger's track, as decision maps and reproductions do.
  ///
  /// - Parameters:
  ///   - release: The state of the drag when the finger lifts.
  ///   - trace: The trace that records the run.
  public mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    state.prepareRelease(at: release.contentOffset, velocity: release.velocity, &trace)
    end(ScrollViewState.PendingRelease(release), proposing: release.proposedTarget, &trace)
  }

  private mutating func end(
    _ release: ScrollViewState.PendingRelease, proposing: Vector2D?, _ trace: inout ScrollTrace
  ) {
    let natural = state.proposedTarget(velocity: release.velocity)
    let proposed = proposing ?? natural
    var target = proposed
    behavior.updateTarget(&target, context: state.context(release, at: state.contentOffset, proposed: proposed))
    state.endDrag(
      release, natural: natural, proposed: proposed, decided: target,
      always: (behavior.alwaysDecidesTarget(along: .horizontal), behavior.alwaysDecidesTarget(along: .vertical)), &trace
    )
  }
}

extension ScrollViewState {
  /// Puts the view in the state in which a finger is about to lift.
  mutating func prepareRelease(at contentOffset: Vector2D, velocity: Vector2D, _ trace: inout ScrollTrace) {
    precondition(contentOffset.isFinite && velocity.isFinite, "a release needs a finite offset and velocity")
    precondition(!isFingerDown, "release(_:) needs a view without a finger on it; call touchUp first")
    stopAxes()
    let caught = activity.isDecelerating
    if activity == .animating { endMotion(&trace) }
    offset = contentOffset
    reportedPixel = Vector2D(x: grid.pixel(contentOffset.x), y: grid.pixel(contentOffset.y))
    contact = .tracked
    activity = .dragging(caught: caught)
  }
}
