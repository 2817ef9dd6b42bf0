/// The steps of a gesture, for code that decides by itself what its row shows.
extension DragGestureRow {
  /// How far the finger has moved on the screen, in points.
  package var fingerTranslation: Vector2D { state.finger.recognition.translation(at: state.finger.location) }
  /// The finger's velocity on the screen, in pt/ms.
  package var fingerVelocity: Vector2D { state.finger.velocity(at: time) }

  /// Puts the row in the state in which a finger is about to lift.
  package mutating func prepareRelease(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    _ = state.presentation.remove(nil, at: time)
    state.prepareRelease(release, &trace)
  }

  /// Records the release of the finger, before what the app's code makes of it.
  package mutating func recordRelease(
    _ release: ReleaseState, proposed: Vector2D, target: Vector2D, _ trace: inout ScrollTrace
  ) {
    state.velocity = release.velocity
    state.recordFrame(&trace)
    state.emit(.willEndDragging, &trace)
    trace.record(
      ScrollRelease(
        time: time, contentOffset: contentOffset, dragStartOffset: state.grid.rounded(release.dragStartOffset),
        velocity: release.velocity, proposedTarget: proposed, target: target,
        willDecelerate: state.shownOffset != target || release.velocity != .zero, launchVelocity: .zero,
        frame: trace.frames.indices.last))
    letGo()
    state.emit(.didEndDragging, &trace)
  }

  /// Changes the offset, in points; what the screen shows goes there with an animation.
  ///
  /// A spring takes over what is left of earlier animations, at its velocity in pt/ms or, if nil, theirs; others are
  /// added to them. The animations of a part of the offset, such as one of two `offset` modifiers, take over that
  /// part's alone.
  package mutating func change(
    to target: Double, _ animation: RowAnimation, part: Int? = nil, number: Int, delay: Double = 0, velocity: Double?,
    _ trace: inout ScrollTrace
  ) {
    precondition(target.isFinite, "a content offset must be finite")
    var (velocity, shown) = (velocity, state.offset[axis])
    if animation.takesOver || animation == .immediate {
      // Of an animation that an app's own change interrupts, the next spring keeps the velocity.
      velocity = velocity ?? state.presentation.velocity(of: part, at: time)[axis]
      shown += state.presentation.remove(part, at: time)[axis]
      // A spring at its target still swings if it has a velocity.
      if shown == target, velocity != 0 { shown -= 1e-9 }
    }
    state.offset[axis] = target
    let distance = target - shown
    if distance != 0,
      let timing = animation.timing(distance: distance, velocity: velocity.map { distance < 0 ? 0 - $0 : $0 })
    {
      let left = Vector2D.zero.replacing(axis, with: shown - target)
      let animation = ContentOffsetAnimation(number: number, timing: timing, delay: delay)
      state.present(PresentedChange(animation, distance: left, at: time), &trace)
    }
    if !state.activity.isDragging { state.stopAxes() }
    state.reportOffset(&trace)
  }

  /// Records what the screen shows after changes, and the rest if nothing moves.
  package mutating func recordChange(_ trace: inout ScrollTrace) {
    state.recordFrame(&trace)
    if !state.isFingerDown { state.recordRest(time, &trace) }
  }

  /// Gives the row other sizes; what it shows stays.
  package mutating func reshape(_ geometry: ScrollViewGeometry, _ trace: inout ScrollTrace) {
    state.apply(changed(configuration) { $0.geometry = geometry }, &trace)
  }
}
