extension ScrollViewState {
  /// `setContentOffset(_:animated:)`.
  mutating func setContentOffset(_ target: Vector2D, animated: Bool, _ trace: inout ScrollTrace) {
    precondition(target.isFinite, "a content offset must be finite")
    if isDragging && isFingerDown {
      dragOn(from: target, &trace)
      return
    }
    if !animated {
      let wasAnimating = isAnimating
      let wasMoving = isMoving
      move(to: target)
      stopMoving()
      reportOffset(&trace)
      endPrevious(wasMoving: wasMoving, wasAnimating: wasAnimating, &trace)
      recordFrame(&trace)
      if !isFingerDown { recordRest(time, &trace) }
      return
    }
    if target == offset && !isMoving { return }
    let wasDecelerating = isMoving && !isAnimating
    if isMoving { stopMoving() }
    if wasDecelerating { endPrevious(wasMoving: true, wasAnimating: false, &trace) }
    let tuning = configuration.tuning
    x.begin(ScrollAnimation(from: offset.x, to: target.x, tuning: tuning), at: 0)
    y.begin(ScrollAnimation(from: offset.y, to: target.y, tuning: tuning), at: 0)
    isAnimating = true
    startMoving(&trace)
  }

  /// The property's setter: the offset changes, a deceleration goes on from there.
  mutating func assignContentOffset(_ target: Vector2D, _ trace: inout ScrollTrace) {
    precondition(target.isFinite, "a content offset must be finite")
    if isDragging && isFingerDown {
      dragOn(from: target, &trace)
    } else if isMoving && !isAnimating {
      let shift = target - offset
      offset = target
      for axis in Axis.allCases { resume(axis, shiftedBy: shift[axis]) }
      reportOffset(&trace)
      if isAtEnd { finishMotion(&trace) }
    } else {
      setContentOffset(target, animated: false, &trace)
    }
  }

  /// Goes on with the law an axis follows after the range or the offset has changed.
  mutating func resume(_ axis: Axis, shiftedBy shift: Double) {
    self[axis].environment = environment(axis)
    self[axis].resume(
      from: offset[axis], velocity: velocity[axis], at: time - motionStart, shiftedBy: shift)
    offset[axis] = self[axis].kind == .resting ? self[axis].restOffset : offset[axis]
  }

  private mutating func move(to target: Vector2D) {
    offset = target
  }

  private mutating func endPrevious(wasMoving: Bool, wasAnimating: Bool, _ trace: inout ScrollTrace) {
    if !wasMoving { return }
    isDragging = false
    isDecelerating = false
    emit(wasAnimating ? .didEndScrollingAnimation : .didEndDecelerating, &trace)
  }

  /// Puts the content at an offset under a finger that goes on dragging it from there.
  private mutating func dragOn(from target: Vector2D, _ trace: inout ScrollTrace) {
    guard var finger else { return }
    offset = target
    finger.anchorPlace = finger.place
    finger.anchorOffset = Vector2D(x: unresisted(target.x, .horizontal), y: unresisted(target.y, .vertical))
    self.finger = finger
    reportOffset(&trace)
    recordFrame(&trace)
  }
}
