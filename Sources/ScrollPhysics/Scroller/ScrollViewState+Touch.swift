extension ScrollViewState {
  mutating func touchDown(at place: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    precondition(!isFingerDown, "a finger is already down: lift it before the next one comes down")
    precondition(place.isFinite, "a finger's place must be finite")
    advance(to: time, &trace)
    isFingerDown = true
    trace.record(rest: nil)
    if !configuration.isScrollEnabled { return }
    // A motion whose law has ended but whose last frame has not come is over, whatever the frame rate.
    if isMoving && isAtEnd { finishMotion(&trace) }
    trace.record(rest: nil)
    let caughtMotion = isMoving && !isAnimating
    if isMoving && isAnimating {
      stopMoving()
      emit(.didEndScrollingAnimation, &trace)
    }
    if caughtMotion { stopMoving() }
    reportOffset(&trace)
    isTracking = true
    finger = FingerTrack(
      at: place, time: time, offset: offset,
      unresistedOffset: Vector2D(
        x: unresisted(offset.x, .horizontal), y: unresisted(offset.y, .vertical)),
      caughtMotion: caughtMotion, inheritedLock: caughtMotion ? lockedAxis : nil, tuning: configuration.tuning)
    if caughtMotion {
      isDragging = true
      emit(.willBeginDragging, &trace)
    }
    recordFrame(&trace)
  }

  mutating func touchMove(to place: Vector2D, time: Double, _ trace: inout ScrollTrace) {
    precondition(isFingerDown, "a finger must be down before it can move")
    precondition(place.isFinite, "a finger's place must be finite")
    advance(to: time, &trace)
    guard var finger else { return }
    let horizontal = configuration.canMove(.horizontal)
    let vertical = configuration.canMove(.vertical)
    let previous = finger.place
    finger.place = place
    finger.velocity.add(place, at: time)
    if configuration.isDirectionalLockEnabled {
      let lockedBefore = finger.lock.axis
      finger.lock.move(to: place, at: time, from: previous, horizontal: horizontal, vertical: vertical)
      if isDragging && finger.lock.axis != lockedBefore {
        // The content goes on from where it is; what the finger did on the other axis stays undone.
        let way = DirectionalLock.filtered(previous - finger.anchorPlace, along: lockedBefore)
        finger.anchorOffset = finger.anchorOffset - way
        finger.anchorPlace = previous
      }
    }
    if place.x != previous.x { finger.lastMovement.x = place.x < previous.x ? 1 : -1 }
    if place.y != previous.y { finger.lastMovement.y = place.y < previous.y ? 1 : -1 }
    if finger.recognition.move(to: place, horizontal: horizontal, vertical: vertical) {
      if isMoving {
        stopMoving()
        emit(.didEndScrollingAnimation, &trace)
      }
      finger.anchorPlace = finger.recognition.start + finger.recognition.swallowed
      finger.anchorOffset = Vector2D(x: unresisted(offset.x, .horizontal), y: unresisted(offset.y, .vertical))
      finger.dragStartOffset = offset
      isDragging = true
      emit(.willBeginDragging, &trace)
    }
    if isDragging {
      let way = finger.lock.filtered(place - finger.anchorPlace)
      offset.x = resisted(finger.anchorOffset.x - way.x, .horizontal)
      offset.y = resisted(finger.anchorOffset.y - way.y, .vertical)
      velocity = dragVelocity(finger, -finger.velocity.blended)
      reportOffset(&trace)
    }
    self.finger = finger
    recordFrame(&trace)
  }

  /// The release of a finger, as far as it can be told before the hook is asked.
  struct PendingRelease {
    var velocity: Vector2D
    var dragStartOffset: Vector2D
    var lastMovement: Vector2D
  }

  /// Lifts the finger; returns what the hook must be asked about, if the finger was dragging.
  mutating func touchUp(
    at place: Vector2D?, time: Double, cancelled: Bool, _ trace: inout ScrollTrace
  ) -> PendingRelease? {
    precondition(isFingerDown, "a finger must be down before it can be lifted")
    // Fingers are lifted where they were last seen; only a new place is a movement.
    if let place, let finger, place != finger.place, !cancelled { touchMove(to: place, time: time, &trace) }
    advance(to: time, &trace)
    isFingerDown = false
    guard let finger else {
      if !isMoving { recordRest(time, &trace) }
      return nil
    }
    self.finger = nil
    lockedAxis = configuration.isDirectionalLockEnabled ? finger.lock.axis : nil
    if !isDragging {
      isTracking = false
      velocity = .zero
      recordFrame(&trace)
      recordRest(time, &trace)
      return nil
    }
    var velocity = dragVelocity(finger, cancelled ? .zero : -finger.velocity.velocity(at: time))
    if !configuration.isPagingEnabled && velocity != .zero {
      let way = finger.lock.filtered(finger.recognition.translation(at: finger.place))
      velocity =
        velocity
        * boost.multiplier(
          velocity: velocity, dragDistance: way.length, caughtMotion: finger.caughtMotion, time: time)
    }
    return PendingRelease(
      velocity: velocity, dragStartOffset: finger.dragStartOffset, lastMovement: finger.lastMovement)
  }

  /// The part of a velocity that the view can follow.
  private func dragVelocity(_ finger: FingerTrack, _ velocity: Vector2D) -> Vector2D {
    let free = finger.lock.filtered(velocity)
    return Vector2D(
      x: configuration.canMove(.horizontal) ? 0 + free.x : 0, y: configuration.canMove(.vertical) ? 0 + free.y : 0)
  }

  // MARK: Resistance

  private func rubberBand(_ axis: Axis) -> RubberBand {
    RubberBand(
      dimension: configuration.geometry.boundsSize[axis], coefficient: configuration.tuning.rubberBandCoefficient)
  }

  /// The visible offset of an axis whose finger asks for an offset.
  func resisted(_ asked: Double, _ axis: Axis) -> Double {
    let edge = configuration.geometry.clamped(asked, axis)
    if asked == edge { return asked }
    return configuration.canBounce(axis) ? edge + rubberBand(axis).offset(forDistance: asked - edge) : edge
  }

  /// The offset a finger must ask for to hold an axis where it is.
  func unresisted(_ visible: Double, _ axis: Axis) -> Double {
    let edge = configuration.geometry.clamped(visible, axis)
    if visible == edge || !configuration.canBounce(axis) { return visible }
    return edge + rubberBand(axis).distance(forOffset: visible - edge)
  }
}
