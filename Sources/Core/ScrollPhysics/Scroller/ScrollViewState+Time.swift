extension ScrollViewState {
  /// Advances to a time and records the frames until then; a motion ends with the first at or after its laws' end.
  mutating func advance(to target: Double, _ trace: inout ScrollTrace) {
    precondition(target.isFinite && target >= time, "time must be finite and must not run backward")
    if presentation.isMoving { showPresentation(until: target, &trace) }
    if isMoving && target > time {
      if trace.detail == .full { recordFrames(until: target, &trace) } else { skipFrames(until: target, &trace) }
      if isMoving { sample(at: target - motionStart) }
    }
    time = target
  }

  /// Advances to the last frame before a time, without recording frames.
  private mutating func skipFrames(until limit: Double, _ trace: inout ScrollTrace) {
    let last = lastFrame(before: .infinity, notAfter: limit)
    if last < nextFrame { return }
    sample(at: timeOfFrame(last), frame: last)
    if isAtEnd {
      time = motionStart + timeOfFrame(lastFrame)
      finishMotion(&trace)
    } else {
      time = motionStart + timeOfFrame(last)
      nextFrame = last + 1
      reportOffset(&trace)
    }
  }

  func lastFrame(before end: Double, notAfter limit: Double) -> Int {
    // The count of frames is limited to a number that fits; the next call records the rest.
    let horizon = min(end, limit - motionStart, 1e12)
    var frame = Int(horizon * configuration.frameRate / 1000) + 1
    while frame >= nextFrame && (timeOfFrame(frame) >= end || motionStart + timeOfFrame(frame) > limit) { frame -= 1 }
    return frame
  }

  /// The frame that ends a motion whose laws have ended.
  private var lastFrame: Int {
    let end = max(x.end, y.end)
    var frame = Int(min(end * configuration.frameRate / 1000, 1e15))
    while timeOfFrame(frame) < end { frame += 1 }
    return max(frame, nextFrame)
  }

  /// Advances until the view is at rest, but not beyond a limit.
  mutating func advanceToRest(limit: Double, _ trace: inout ScrollTrace) {
    if presentation.isMoving { showPresentation(until: limit, &trace) }
    if isMoving && !presentation.isMoving && trace.detail == .outcome { return solveToRest(limit: limit, &trace) }
    recordFrames(until: limit, &trace)
    if !isShownMoving { return }
    advance(to: limit, &trace)
    // A law or an animation may have ended between the last frame and the limit.
    if isMoving && isAtEnd { finishMotion(&trace) }
    endPresentation(&trace)
    if !isShownMoving { recordFrame(&trace) }
  }

  /// Whether both axes have come to rest.
  var isAtEnd: Bool { x.isResting && y.isResting }

  private mutating func solveToRest(limit: Double, _ trace: inout ScrollTrace) {
    var (endOfX, endOfY) = (x, y)
    if !endOfX.isResting { endOfX.handOver(until: .infinity, environment(.horizontal)) }
    if !endOfY.isResting { endOfY.handOver(until: .infinity, environment(.vertical)) }
    if motionStart + max(endOfX.end, endOfY.end) > limit { return advance(to: limit, &trace) }
    (x, y) = (endOfX, endOfY)
    time = max(time, min(limit, motionStart + timeOfFrame(lastFrame)))
    offset = Vector2D(x: x.restOffset, y: y.restOffset)
    finishMotion(&trace)
  }

  mutating func recordFrames(_ count: Int, until limit: Double, _ trace: inout ScrollTrace) {
    let count = presentation.isEmpty ? count : 1
    let last = isMoving ? motionStart + timeOfFrame(nextFrame + count - 1) : presentationFrame(count)
    recordFrames(until: min(limit, last), &trace)
  }

  private mutating func recordFrames(until limit: Double, _ trace: inout ScrollTrace) {
    if presentation.isMoving { showPresentation(until: limit, &trace) }
    while isMoving {
      #if !hasFeature(Embedded)
        streamFrames(until: limit, &trace)
      #endif
      if motionStart + timeOfFrame(nextFrame) > limit { return }
      showFrame(&trace)
      recordFrame(&trace)
    }
  }

  /// Advances to the next frame of the view's own motion and makes its calls.
  mutating func showFrame(_ trace: inout ScrollTrace) {
    let motionTime = timeOfFrame(nextFrame)
    sample(at: motionTime, frame: nextFrame)
    nextFrame += 1
    time = motionStart + motionTime
    if isAtEnd { finishMotion(&trace) } else { reportOffset(&trace) }
  }

  /// Returns the time of frame n, n intervals after the motion's start, computed without summing intervals.
  @inline(__always) func timeOfFrame(_ frame: Int) -> Double { Double(frame) * 1000 / configuration.frameRate }

  private mutating func sample(at motionTime: Double, frame: Int? = nil) {
    let jumps = (x: x.isResting, y: y.isResting)
    if x.isOver(at: motionTime) { x.handOver(until: motionTime, environment(.horizontal)) }
    if y.isOver(at: motionTime) { y.handOver(until: motionTime, environment(.vertical)) }
    // A frame is sampled by its position in the cadence, so its bits do not depend on how time is advanced.
    let shown = (x.sample(at: motionTime, frame: frame, cadence), y.sample(at: motionTime, frame: frame, cadence))
    velocity = Vector2D(x: shown.0.velocity, y: shown.1.velocity)
    // An axis that jumps does so in the first frame of the motion.
    if frame != nil || !jumps.x { offset.x = shown.0.offset }
    if frame != nil || !jumps.y { offset.y = shown.1.offset }
  }

  /// Ends a motion whose axes have both come to rest, and makes its last delegate calls.
  mutating func finishMotion(_ trace: inout ScrollTrace) {
    let restTime = motionStart + max(x.end, y.end)
    velocity = .zero
    // Observed: isDragging is already false in the last didScroll of a bounce, but not of a plain deceleration.
    if activity.isDecelerating && (x.hasBounced || y.hasBounced) { activity = .decelerating(afterDrag: false) }
    reportOffset(&trace)
    endMotion(&trace)
    if !isFingerDown { recordRest(restTime, &trace) }
  }

  mutating func endMotion(_ trace: inout ScrollTrace) {
    let wasAnimating = activity == .animating
    activity = .idle
    emit(wasAnimating ? .didEndScrollingAnimation : .didEndDecelerating, &trace)
  }
}
