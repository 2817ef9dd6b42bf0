extension ScrollViewState {
  /// Applies a new configuration to a view at rest, under a finger or moving.
  mutating func apply(_ new: ScrollConfiguration, _ trace: inout ScrollTrace) {
    new.validate()
    let old = configuration
    if new == old { return }
    // A trace that begins during the motion has no record of the earlier sizes.
    trace.record(old)
    trace.record(new, at: time)
    configuration = new
    cadence = FrameCadence(frameRate: new.frameRate, step: new.step)
    horizontal = AxisLimits(new, .horizontal)
    vertical = AxisLimits(new, .vertical)
    logarithmicRate = Numerics.log(new.decelerationRate.rawValue)
    if new.displayScale != old.displayScale {
      // The same offset is now another pixel, which does not count as scrolling.
      reportedPixel = Vector2D(x: grid.pixel(offset.x), y: grid.pixel(offset.y))
    }
    if isMoving {
      if new.frameRate != old.frameRate {
        // The next frame at the new rate.
        nextFrame = Int((time - motionStart) * new.frameRate / 1000) + 1
      }
      resume(shiftedBy: .zero)
      if new.geometry != old.geometry { bringIn() }
      if new.geometry != old.geometry { bringAnimationIn() }
      if isAtEnd { finishMotion(&trace) } else { reportOffset(&trace) }
    } else if activity.isDragging {
      // The finger still asks for the same offset, but the edges are new.
      finger.dragOn(from: askedOffset)
      followFinger()
      reportOffset(&trace)
    } else {
      let edge = new.geometry.clamped(offset)
      if new.geometry != old.geometry && edge != offset { setContentOffset(edge, animated: false, &trace) }
    }
  }

  /// Moves an axis at rest, in a view that moves, into the new range.
  private mutating func bringIn() {
    let inside = configuration.geometry.clamped(offset)
    for axis in ScrollAxis.allCases where self[axis].isResting && inside[axis] != offset[axis] {
      offset[axis] = inside[axis]
      self[axis].rest(at: inside[axis], time: self[axis].end)
    }
  }

  /// Redirects an animation that would end outside the new range to the edge, where a view at rest would go.
  private mutating func bringAnimationIn() {
    let end = Vector2D(x: x.restOffset, y: y.restOffset)
    let inside = configuration.geometry.clamped(end)
    redirect(to: Vector2D(x: x.isAnimating ? inside.x : end.x, y: y.isAnimating ? inside.y : end.y), from: end)
  }

  /// Sends each axis whose target changes to the new one.
  private mutating func redirect(to target: Vector2D, from earlier: Vector2D) {
    for axis in ScrollAxis.allCases where target[axis] != earlier[axis] {
      self[axis].redirect(to: target[axis], moment(axis), environment(axis))
    }
  }

  /// The rest offset of the present motion inside the range, or the present offset at rest, on the pixel.
  var restOffset: Vector2D {
    if !isMoving { return contentOffset }
    let rest = configuration.geometry.clamped(Vector2D(x: x.restOffset, y: y.restOffset))
    return Vector2D(x: onPixel(rest.x, .horizontal), y: onPixel(rest.y, .vertical))
  }

  /// Sends a view whose size has changed to the target that the behavior chose.
  mutating func retargetAfterResize(_ decided: Vector2D, proposed: Vector2D, _ trace: inout ScrollTrace) {
    // The final target lies in the new range, whatever the behavior chose.
    let target = configuration.geometry.clamped(
      Vector2D(
        x: decided.x.isFinite && decided.x != proposed.x ? onPixel(decided.x, .horizontal) : proposed.x,
        y: decided.y.isFinite && decided.y != proposed.y ? onPixel(decided.y, .vertical) : proposed.y))
    if target == proposed { return }
    if isMoving { redirect(to: target, from: proposed) } else { setContentOffset(target, animated: false, &trace) }
  }
}
