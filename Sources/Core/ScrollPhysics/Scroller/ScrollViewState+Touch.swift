extension ScrollViewState {
  mutating func touchDown(at location: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    putFinger(at: location, time: time, &trace)
    if !configuration.isScrollEnabled { return }
    // A motion whose law has ended is over even if its last frame has not come yet, whatever the frame rate.
    if isMoving && isAtEnd { finishMotion(&trace) }
    let caughtMotion = activity.isDecelerating
    reportOffset(&trace)
    if isMoving { stopAxes() }
    if activity == .animating { endMotion(&trace) }
    contact = .tracked
    finger = FingerTrack(
      at: location, time: time, offset: offset, unresistedOffset: unresistedOffset, caughtMotion: caughtMotion,
      inheritedLock: caughtMotion ? lockedAxis : nil, tuning: configuration.tuning)
    if caughtMotion {
      activity = .dragging(caught: true)
      emit(.willBeginDragging, &trace)
    }
    recordFrame(&trace)
  }

  /// Puts a finger down that is ignored until it is tracked.
  mutating func putFinger(at location: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    precondition(!isFingerDown, "a finger is already down: lift it before the next one comes down")
    precondition(location.isFinite, "a finger's location must be finite")
    advance(to: time, &trace)
    contact = .ignored
    leaveRest(&trace)
  }

  /// Moves the finger, and returns whether it is tracked; the content stays.
  @inline(__always) mutating func moveFinger(to location: Vector2D, time: Double, _ trace: inout ScrollTrace) -> Bool {
    precondition(isFingerDown, "a finger must be down before it can move")
    precondition(location.isFinite, "a finger's location must be finite")
    advance(to: time, &trace)
    if contact == .tracked { finger.move(to: location, at: time) }
    return contact == .tracked
  }

  mutating func touchMove(to location: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    recognizeMove(to: location, time: time, &trace)
    if contact == .tracked { follow(&trace) }
  }

  /// Interprets a finger's movement.
  mutating func recognizeMove(to location: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    let previous = finger.location
    if !moveFinger(to: location, time: time, &trace) { return }
    if configuration.isDirectionalLockEnabled { lock(to: location, from: previous) }
    if finger.recognition.move(to: location, horizontal: horizontal.canMove, vertical: vertical.canMove) {
      beginDragging(&trace)
    }
  }

  /// Moves the content with a finger that drags.
  mutating func follow(_ trace: inout ScrollTrace) {
    finger.hasPendingMove = false
    if activity.isDragging {
      followFinger()
      velocity = dragVelocity(-finger.velocity.blended)
      reportOffset(&trace)
    }
    recordFrame(&trace)
  }

  private mutating func lock(to location: Vector2D, from previous: Vector2D) {
    let lockedBefore = finger.lock.axis
    finger.lock.move(to: location, at: time, from: previous, horizontal: horizontal.canMove, vertical: vertical.canMove)
    if activity.isDragging && finger.lock.axis != lockedBefore {
      // The content continues from where it is. The finger's earlier movement on the other axis is not applied later.
      let translation = DirectionalLock.filtered(previous - finger.anchorLocation, along: lockedBefore)
      finger.anchorOffset = finger.anchorOffset - translation
      finger.anchorLocation = previous
    }
  }

  private mutating func beginDragging(_ trace: inout ScrollTrace) {
    if isMoving {
      stopAxes()
      endMotion(&trace)
    }
    finger.anchorLocation = finger.recognition.start + finger.recognition.swallowed
    finger.anchorOffset = unresistedOffset
    finger.dragStartOffset = offset
    activity = .dragging(caught: false)
    emit(.willBeginDragging, &trace)
  }

  /// Moves the content to the offset that the finger asks for.
  mutating func followFinger() {
    let asked = askedOffset
    offset.x = horizontal.resisted(asked.x)
    offset.y = vertical.resisted(asked.y)
  }

  /// The content offset that the finger asks for, even beyond edges.
  var askedOffset: Vector2D { finger.anchorOffset - finger.lock.filtered(finger.location - finger.anchorLocation) }

  /// Lifts the finger; returns the release for which the behavior must choose a target, or nil if there was no drag.
  mutating func touchUp(
    at location: Vector2D?, time: Double, cancelled: Bool, turnsPages: Bool = false, _ trace: inout ScrollTrace
  ) -> ReleaseState? {
    precondition(isFingerDown, "a finger must be down before it can be lifted")
    // A finger usually lifts at its last location; only a new location is a movement.
    if let location, contact == .tracked, location != finger.location, !cancelled {
      touchMove(to: location, time: time, &trace)
    }
    advance(to: time, &trace)
    if contact == .ignored {
      contact = .none
      if !isMoving { recordRest(time, &trace) }
      return nil
    }
    lockedAxis = configuration.isDirectionalLockEnabled ? finger.lock.axis : nil
    if !activity.isDragging {
      contact = .none
      recordFrame(&trace)
      if !isMoving { returnToRange(&trace) }
      return nil
    }
    var velocity = dragVelocity(cancelled ? .zero : -finger.velocity.velocity(at: time))
    // A view that turns pages does not add up flicks.
    if !configuration.isPagingEnabled && !turnsPages && velocity != .zero {
      let translation = finger.lock.filtered(finger.recognition.translation(at: finger.location))
      velocity =
        velocity
        * boost.multiplier(
          velocity: velocity, dragDistance: translation.length, caughtMotion: finger.caughtMotion, time: time,
          tuning: configuration.tuning)
    }
    return ReleaseState(
      contentOffset: offset, velocity: velocity, dragStartOffset: finger.dragStartOffset,
      lastMovement: finger.lastMovement)
  }

  /// Returns the part of a velocity that the view can follow.
  private func dragVelocity(_ velocity: Vector2D) -> Vector2D {
    let free = finger.lock.filtered(velocity)
    return Vector2D(x: horizontal.canMove ? 0 + free.x : 0, y: vertical.canMove ? 0 + free.y : 0)
  }

  /// The offset that a finger must ask for to hold the content where it is.
  var unresistedOffset: Vector2D { Vector2D(x: horizontal.unresisted(offset.x), y: vertical.unresisted(offset.y)) }
}
