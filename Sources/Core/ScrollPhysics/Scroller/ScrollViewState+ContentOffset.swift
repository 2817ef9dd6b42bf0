extension ScrollViewState {
  mutating func setContentOffset(_ target: Vector2D, animated: Bool, _ trace: inout ScrollTrace) {
    precondition(target.isFinite, "a content offset must be finite")
    if activity.isDragging || !animated {
      offset = target
      if activity.isDragging { finger.dragOn(from: unresistedOffset) } else { stopAxes() }
      reportOffset(&trace)
      if isMoving { endMotion(&trace) }
      recordFrame(&trace)
      if !isFingerDown { recordRest(time, &trace) }
      return
    }
    if grid.rounded(target) == contentOffset && !isMoving {
      // For clients, the view is already there.
      offset = target
      return
    }
    if isMoving { stopAxes() }
    if activity.isDecelerating { endMotion(&trace) }
    let tuning = configuration.tuning
    x.begin(ScrollAnimation(from: offset.x, to: target.x, tuning: tuning), at: 0, environment(.horizontal))
    y.begin(ScrollAnimation(from: offset.y, to: target.y, tuning: tuning), at: 0, environment(.vertical))
    activity = .animating
    startMoving(&trace)
  }

  /// Assigns the content offset; a deceleration continues from there.
  mutating func assignContentOffset(_ target: Vector2D, _ trace: inout ScrollTrace) {
    if !activity.isDecelerating { return setContentOffset(target, animated: false, &trace) }
    precondition(target.isFinite, "a content offset must be finite")
    let shift = target - offset
    offset = target
    resume(shiftedBy: shift)
    reportOffset(&trace)
    if isAtEnd { finishMotion(&trace) }
  }

  mutating func shiftContent(by amount: Vector2D, _ trace: inout ScrollTrace) {
    precondition(amount.isFinite, "the content can only be shifted by a finite amount")
    if amount == .zero { return }
    let wasInside = configuration.geometry.clamped(offset) == offset
    offset = offset + amount
    finger.anchorOffset = finger.anchorOffset + amount
    let isInside = wasInside && configuration.geometry.clamped(offset) == offset
    if activity.isDragging && !finger.hasPendingMove && !isInside {
      // The rubber band pulls differently at the new offset; the finger holds the content where it is.
      finger.dragOn(from: unresistedOffset)
    }
    finger.dragStartOffset = finger.dragStartOffset + amount
    x.shift(by: amount.x, moment(.horizontal), environment(.horizontal))
    y.shift(by: amount.y, moment(.vertical), environment(.vertical))
    trace.record(shift: amount, time: time)
    reportOffset(&trace)
    if let restTime { recordRest(restTime, &trace) }
  }

  /// Continues the laws of both axes after the range or the offset has changed.
  mutating func resume(shiftedBy shift: Vector2D) {
    for axis in ScrollAxis.allCases {
      self[axis].resume(moment(axis), shiftedBy: shift[axis], environment(axis))
      if self[axis].isResting { offset[axis] = self[axis].restOffset }
    }
  }

  /// Returns where the motion of an axis is now, with the velocity of a law that begins now, shown by its first frame.
  func moment(_ axis: ScrollAxis) -> AxisMoment {
    let (now, motion) = (time - motionStart, self[axis])
    return AxisMoment(
      offset: offset[axis], velocity: now > motion.start ? velocity[axis] : motion.initialVelocity, time: now)
  }
}
