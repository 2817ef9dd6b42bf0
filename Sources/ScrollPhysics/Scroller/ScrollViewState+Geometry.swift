extension ScrollViewState {
  /// Applies a change of the configuration to a view at rest, under a finger or on its way.
  mutating func apply(_ new: ScrollConfiguration, _ trace: inout ScrollTrace) {
    new.validate()
    let old = configuration
    if new == old { return }
    // A trace that begins on the way has not heard of the sizes before.
    trace.record(old)
    trace.record(new)
    configuration = new
    cadence = FrameCadence(frameRate: new.frameRate, step: new.step)
    horizontal = AxisLimits(new, .horizontal)
    vertical = AxisLimits(new, .vertical)
    logarithmicRate = Numerics.log(new.decelerationRate.rawValue)
    if new.displayScale != old.displayScale {
      // The same offset is another pixel now; that is no scrolling.
      reportedPixel = Vector2D(x: grid.pixel(offset.x), y: grid.pixel(offset.y))
    }
    if isMoving {
      if new.frameRate != old.frameRate {
        // The next frame of the new rate that is still to come.
        nextFrame = Int((time - motionStart) * new.frameRate / 1000) + 1
      }
      resume(shiftedBy: .zero)
      if new.geometry != old.geometry { bringIn() }
      if new.geometry != old.geometry { bringAnimationIn() }
      if isAtEnd { finishMotion(&trace) } else { reportOffset(&trace) }
    } else if isFollowingFinger && isDragging {
      // The finger keeps asking for what it asked for; the edges it meets are new.
      finger.anchorOffset = finger.anchorOffset - finger.lock.filtered(finger.place - finger.anchorPlace)
      finger.anchorPlace = finger.place
      followFinger()
      reportOffset(&trace)
    } else {
      let edge = new.geometry.clamped(offset)
      if new.geometry != old.geometry && edge != offset { jump(to: edge, &trace) }
    }
  }

  /// Puts a resting axis of a moving view inside its new range.
  private mutating func bringIn() {
    let inside = configuration.geometry.clamped(offset)
    if x.kind == .resting && inside.x != offset.x {
      offset.x = inside.x
      x.rest(at: inside.x, time: x.end)
    }
    if y.kind == .resting && inside.y != offset.y {
      offset.y = inside.y
      y.rest(at: inside.y, time: y.end)
    }
  }

  /// Sends an animation that would end outside the new range to its edge, as a view at rest there would go.
  private mutating func bringAnimationIn() {
    let end = Vector2D(x: x.restOffset, y: y.restOffset)
    let inside = configuration.geometry.clamped(end)
    let motionTime = time - motionStart
    if x.kind == .animating && inside.x != end.x {
      x.redirect(to: inside.x, from: offset.x, velocity: velocity.x, at: motionTime, environment(.horizontal))
    }
    if y.kind == .animating && inside.y != end.y {
      y.redirect(to: inside.y, from: offset.y, velocity: velocity.y, at: motionTime, environment(.vertical))
    }
  }

  /// Puts a view that does not move elsewhere.
  private mutating func jump(to target: Vector2D, _ trace: inout ScrollTrace) {
    offset = target
    reportOffset(&trace)
    recordFrame(&trace)
    if !isFingerDown { recordRest(time, &trace) }
  }

  /// Where the view is going, on the pixel: the rest of its motion inside the range, or where it is.
  var landing: Vector2D {
    if !isMoving { return contentOffset }
    let rest = configuration.geometry.clamped(Vector2D(x: x.restOffset, y: y.restOffset))
    return Vector2D(x: onPixel(rest.x, .horizontal), y: onPixel(rest.y, .vertical))
  }

  /// Sends a view whose size has changed to the target that the hook decided on.
  mutating func retargetAfterResize(_ decided: Vector2D, proposed: Vector2D, _ trace: inout ScrollTrace) {
    // Wherever its hook would have it, a view goes into its new range.
    let target = configuration.geometry.clamped(
      Vector2D(
        x: decided.x.isFinite && decided.x != proposed.x ? onPixel(decided.x, .horizontal) : proposed.x,
        y: decided.y.isFinite && decided.y != proposed.y ? onPixel(decided.y, .vertical) : proposed.y))
    if target == proposed { return }
    if !isMoving {
      jump(to: target, &trace)
      return
    }
    let motionTime = time - motionStart
    let velocity = motionVelocity
    if target.x != proposed.x {
      x.redirect(to: target.x, from: offset.x, velocity: velocity.x, at: motionTime, environment(.horizontal))
    }
    if target.y != proposed.y {
      y.redirect(to: target.y, from: offset.y, velocity: velocity.y, at: motionTime, environment(.vertical))
    }
  }
}
