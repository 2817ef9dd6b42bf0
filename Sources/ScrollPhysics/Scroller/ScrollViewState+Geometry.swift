extension ScrollViewState {
  /// Applies a change of the configuration to a view at rest, under a finger or on its way.
  ///
  /// - Returns: The target the view is going to, or its offset, for the hook to rewrite on a resize.
  mutating func apply(_ new: ScrollConfiguration, _ trace: inout ScrollTrace) {
    new.validate()
    let old = configuration
    if new == old { return }
    configuration = new
    logarithmicRate = Numerics.log(new.decelerationRate.rawValue)
    if new.tuning != old.tuning { boost = FastScrollBoost(tuning: new.tuning) }
    if isMoving {
      for axis in Axis.allCases { resume(axis, shiftedBy: 0) }
      if isAtEnd { finishMotion(&trace) } else { reportOffset(&trace) }
    } else if var finger, isDragging {
      // The finger keeps asking for what it asked for; the edges it meets are new.
      let way = finger.lock.filtered(finger.place - finger.anchorPlace)
      finger.anchorOffset = finger.anchorOffset - way
      finger.anchorPlace = finger.place
      offset.x = resisted(finger.anchorOffset.x, .horizontal)
      offset.y = resisted(finger.anchorOffset.y, .vertical)
      self.finger = finger
      reportOffset(&trace)
    } else {
      for axis in Axis.allCases { self[axis].environment = environment(axis) }
      if new.geometry != old.geometry { offset = new.geometry.clamped(offset) }
      reportOffset(&trace)
    }
  }

  /// Where the view is going, on the pixel: the rest of its motion inside the range, or where it is.
  var landing: Vector2D {
    if !isMoving { return contentOffset }
    return grid.rounded(configuration.geometry.clamped(Vector2D(x: x.restOffset, y: y.restOffset)))
  }

  /// Sends a view whose size has changed to the target that the hook decided on.
  mutating func retargetAfterResize(_ decided: Vector2D, proposed: Vector2D, _ trace: inout ScrollTrace) {
    let target = Vector2D(
      x: decided.x.isFinite ? grid.rounded(decided.x) : proposed.x,
      y: decided.y.isFinite ? grid.rounded(decided.y) : proposed.y)
    if target == proposed { return }
    if !isMoving {
      offset = target
      reportOffset(&trace)
      if !isFingerDown { recordRest(time, &trace) }
      return
    }
    for axis in Axis.allCases where target[axis] != proposed[axis] {
      self[axis].redirect(to: target[axis], from: offset[axis], velocity: velocity[axis], at: time - motionStart)
    }
  }
}
