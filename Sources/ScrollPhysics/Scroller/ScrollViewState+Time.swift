extension ScrollViewState {
  /// Lets time pass, recording the frames on the way.
  mutating func advance(to target: Double, _ trace: inout ScrollTrace) {
    precondition(target.isFinite && target >= time, "time must be finite and must not run backward")
    if isMoving {
      if trace.detail == .full { showFrames(until: target, &trace) }
      if isMoving {
        sample(at: target - motionStart)
        time = target
        if trace.detail == .outcome {
          skipFrames()
          if isAtEnd { finishMotion(&trace) }
        }
      }
    }
    time = target
  }

  /// Leaves the frames out that nobody records, so that the next one is still to come.
  private mutating func skipFrames() {
    nextFrame = max(nextFrame, Int(min((time - motionStart) * configuration.frameRate / 1000, 1e12)))
    while motionStart + timeOfFrame(nextFrame) <= time { nextFrame += 1 }
  }

  /// Lets time pass until the view rests, but not beyond a limit; returns whether it rests.
  mutating func advanceToRest(limit: Double, _ trace: inout ScrollTrace) -> Bool {
    if !isMoving { return !isFingerDown }
    if trace.detail == .outcome { return solveToRest(limit: limit, &trace) }
    showFrames(until: limit, &trace)
    if isMoving { advance(to: limit, &trace) }
    if isMoving && isAtEnd {
      // The law has ended between the last frame and the limit.
      finishMotion(&trace)
      recordFrame(&trace)
    }
    return !isMoving
  }

  /// Whether both axes have come to rest.
  var isAtEnd: Bool { x.kind == .resting && y.kind == .resting }

  private mutating func solveToRest(limit: Double, _ trace: inout ScrollTrace) -> Bool {
    var (endOfX, endOfY) = (x, y)
    if endOfX.kind != .resting { endOfX.handOver(until: .infinity, environment(.horizontal)) }
    if endOfY.kind != .resting { endOfY.handOver(until: .infinity, environment(.vertical)) }
    let end = motionStart + max(endOfX.end, endOfY.end)
    if end > limit {
      advance(to: limit, &trace)
      return false
    }
    (x, y) = (endOfX, endOfY)
    time = max(time, end)
    offset = Vector2D(x: x.restOffset, y: y.restOffset)
    finishMotion(&trace)
    return true
  }

  mutating func showFrames(_ count: Int, until limit: Double, _ trace: inout ScrollTrace) {
    showFrames(until: min(limit, motionStart + timeOfFrame(nextFrame + count - 1)), &trace)
  }

  private mutating func showFrames(until limit: Double, _ trace: inout ScrollTrace) {
    while isMoving {
      streamFrames(until: limit, &trace)
      let motionTime = timeOfFrame(nextFrame)
      let frameTime = motionStart + motionTime
      if frameTime > limit { return }
      sample(at: motionTime, frame: nextFrame)
      nextFrame += 1
      time = frameTime
      if isAtEnd { finishMotion(&trace) } else { reportOffset(&trace) }
      recordFrame(&trace)
    }
  }

  /// Frame n comes n intervals after the motion's start, never a sum of intervals.
  @inline(__always)
  func timeOfFrame(_ frame: Int) -> Double { Double(frame) * 1000 / configuration.frameRate }

  private mutating func sample(at motionTime: Double, frame: Int? = nil) {
    if x.isOver(at: motionTime) { x.handOver(until: motionTime, environment(.horizontal)) }
    if y.isOver(at: motionTime) { y.handOver(until: motionTime, environment(.vertical)) }
    // A frame is sampled by its place in the cadence, so that it has the same bits however time is advanced.
    let place = cadence.flatMap { cadence in frame.map { AxisMotion.Place(frame: $0, cadence: cadence) } }
    (offset.x, velocity.x) = x.sample(at: motionTime, place)
    (offset.y, velocity.y) = y.sample(at: motionTime, place)
  }

  /// Both axes have ended: the last callbacks of the motion.
  mutating func finishMotion(_ trace: inout ScrollTrace) {
    let restTime = motionStart + max(x.end, y.end)
    let wasAnimating = isAnimating
    isMoving = false
    isAnimating = false
    velocity = .zero
    // Observed: isDragging is already false in the last didScroll of a bounce, but not of a plain deceleration.
    if x.hasBounced || y.hasBounced { isDragging = false }
    reportOffset(&trace)
    isDragging = false
    isDecelerating = false
    emit(wasAnimating ? .didEndScrollingAnimation : .didEndDecelerating, &trace)
    if !isFingerDown { recordRest(restTime, &trace) }
  }
}
