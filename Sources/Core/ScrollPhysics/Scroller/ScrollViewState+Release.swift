extension ScrollViewState {
  /// Puts the view in the state in which a finger is about to lift.
  mutating func prepareRelease(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    precondition(
      release.contentOffset.isFinite && release.velocity.isFinite, "a release needs a finite offset and velocity")
    precondition(!isFingerDown, "release(_:) needs a view without a finger on it; call touchUp first")
    stopAxes()
    let caught = activity.isDecelerating
    if activity == .animating { endMotion(&trace) }
    offset = release.contentOffset
    reportedPixel = Vector2D(x: grid.pixel(offset.x), y: grid.pixel(offset.y))
    contact = .tracked
    activity = .dragging(caught: caught)
  }

  /// Ends a drag as decided: starts both axes and makes the delegate calls.
  mutating func endDrag(_ decision: ReleaseDecision, _ trace: inout ScrollTrace) {
    x.launch(decision.x, environment(.horizontal))
    y.launch(decision.y, environment(.vertical))
    let willDecelerate = !isAtEnd || x.restOffset != offset.x || y.restOffset != offset.y
    // The frame of the release shows the finger's velocity.
    velocity = decision.release.velocity
    recordFrame(&trace)
    emit(.willEndDragging, &trace)
    trace.record(
      ScrollRelease(
        time: time, contentOffset: contentOffset, dragStartOffset: grid.rounded(decision.release.dragStartOffset),
        velocity: velocity, proposedTarget: decision.proposedTarget, target: decision.target,
        willDecelerate: willDecelerate, launchVelocity: Vector2D(x: x.launchVelocity, y: y.launchVelocity),
        frame: trace.frames.indices.last))
    if willDecelerate {
      emit(.didEndDragging, &trace)
      contact = .none
      activity = .decelerating(afterDrag: true)
      emit(.willBeginDecelerating, &trace)
      startMoving(&trace)
    } else {
      // The motion that the finger caught is all that is left, and ends now.
      let caught = activity == .dragging(caught: true)
      activity = caught ? .decelerating(afterDrag: false) : .idle
      emit(.didEndDragging, &trace)
      contact = .none
      velocity = .zero
      if caught { endMotion(&trace) }
      recordRest(time, &trace)
    }
  }

  /// Brings the view to rest after a touch without a drag; outside the range it returns to its edge first.
  mutating func returnToRange(_ trace: inout ScrollTrace) {
    let edge = configuration.geometry.clamped(offset)
    if edge == offset { return recordRest(time, &trace) }
    stopAxes()
    let laws = landingLaws(velocity: .zero)
    if edge.x != offset.x { x.launch(laws.x.launch(from: offset.x, turnsPage: false), environment(.horizontal)) }
    if edge.y != offset.y { y.launch(laws.y.launch(from: offset.y, turnsPage: false), environment(.vertical)) }
    if isAtEnd { return setContentOffset(edge, animated: false, &trace) }
    activity = .decelerating(afterDrag: false)
    emit(.willBeginDecelerating, &trace)
    startMoving(&trace)
  }
}
