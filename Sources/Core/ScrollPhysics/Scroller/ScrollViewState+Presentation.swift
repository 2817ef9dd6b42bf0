extension ScrollViewState {
  /// What the screen shows: the content offset, and what animations of it have left.
  // Inlined, because a call would copy the whole state.
  @inline(__always) var shownOffset: Vector2D { presentation.shown(offset, at: time).offset }

  /// Whether what is shown moves, by itself or by an animation.
  var isShownMoving: Bool { isMoving || presentation.isMoving }

  /// Returns the time of a frame of a presentation that moves, counted from now, in ms; by default of the next one.
  @inline(__always) func presentationFrame(_ count: Int = 1) -> Double {
    let start = presentation.start
    var frame = Int(min((time - start) * configuration.frameRate / 1000, 1e15)) + 1
    while frame > 1 && start + timeOfFrame(frame - 1) > time { frame -= 1 }
    while start + timeOfFrame(frame) <= time { frame += 1 }
    return start + timeOfFrame(frame + count - 1)
  }

  /// Adds a change that is shown from now on.
  mutating func present(_ change: PresentedChange, _ trace: inout ScrollTrace) {
    presentation.add(change, at: time)
    leaveRest(&trace)
    trace.record(animationVelocity: change.values(at: time).velocity, time: time)
  }

  /// Records a frame of a presentation whose animation was stopped or paused, and the rest if nothing else moves.
  mutating func showPause(_ trace: inout ScrollTrace) {
    recordFrame(&trace)
    restAfterPresentation(at: time, &trace)
  }

  /// Records the frames until a time, one by one, while the presentation moves, and perhaps the view itself.
  mutating func showPresentation(until limit: Double, _ trace: inout ScrollTrace) {
    while presentation.isMoving {
      let next = isMoving ? motionStart + timeOfFrame(nextFrame) : presentationFrame()
      if next > limit { return }
      if isMoving { showFrame(&trace) } else { time = next }
      endPresentation(&trace)
      recordFrame(&trace)
    }
  }

  /// Removes the animations that have ended, with the content offset where they went back, and records the rest.
  mutating func endPresentation(_ trace: inout ScrollTrace) {
    if !presentation.isMoving { return }
    let shown = presentation.removeEnded(by: time)
    if shown != .zero { takeOver(shown, &trace) }
    // The view itself may have come to rest later, before the same frame.
    restAfterPresentation(at: max(presentation.lastEnd, motionStart + max(x.end, y.end)), &trace)
  }

  /// Moves the content offset by what an ended animation shows; the frame of its end is recorded by the caller.
  private mutating func takeOver(_ shown: Vector2D, _ trace: inout ScrollTrace) {
    if isMoving || activity.isDragging { return assignContentOffset(offset + shown, &trace) }
    offset = offset + shown
    stopAxes()
    reportOffset(&trace)
  }

  private mutating func restAfterPresentation(at restTime: Double, _ trace: inout ScrollTrace) {
    if !isShownMoving && !isFingerDown { recordRest(restTime, &trace) }
  }
}
