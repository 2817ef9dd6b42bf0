extension Scroller {
  /// A finger comes down; a view that moves is caught where it is.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points of the screen, `y` downward.
  ///   - time: When, in ms.
  ///   - trace: Takes what happens.
  public mutating func touchDown(at place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchDown(at: place, time: time, &trace)
  }

  /// The finger moves.
  ///
  /// - Parameters:
  ///   - place: Where the finger is, in points of the screen.
  ///   - time: When, in ms.
  ///   - trace: Takes what happens.
  public mutating func touchMove(to place: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchMove(to: place, time: time, &trace)
  }

  /// The first half of a finger's movement: what it means; ``followFinger(recording:)`` is the second.
  ///
  /// Between the two an endless row shifts its content to where the finger asks for it.
  /// - Returns: The content offset that a dragging finger asks for, beyond edges too; nil where it does not drag.
  package mutating func recognizeMove(
    to place: Vector2D, time: Double, recording trace: inout ScrollTrace
  ) -> Vector2D? {
    state.recognizeMove(to: place, time: time, &trace)
    return state.isDragging && state.isFollowingFinger ? state.askedOffset : nil
  }

  /// The second half of a finger's movement: the content follows.
  package mutating func followFinger(recording trace: inout ScrollTrace) {
    if state.isFollowingFinger { state.follow(&trace) }
  }

  /// The finger lifts; if it was dragging, the behavior is asked where to land.
  ///
  /// - Parameters:
  ///   - place: Where the finger lifts, if that is not where it was last, in points of the screen.
  ///   - time: When, in ms.
  ///   - trace: Takes what happens.
  public mutating func touchUp(at place: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: place, time: time, cancelled: false, &trace) {
      end(release, proposing: nil, &trace)
    } else {
      noteRest(&trace)
    }
  }

  /// The touch is taken away by the system: the drag ends as if the finger had lifted without velocity.
  ///
  /// - Parameters:
  ///   - time: When, in ms.
  ///   - trace: Takes what happens.
  public mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: nil, time: time, cancelled: true, &trace) {
      end(release, proposing: nil, &trace)
    } else {
      noteRest(&trace)
    }
  }

  /// Ends a drag in a given state, without a finger's track: what a decision map and a reproduction start from.
  ///
  /// - Parameters:
  ///   - offset: The content offset at which the finger lifts, in points.
  ///   - velocity: The release velocity, in pt/ms.
  ///   - dragStart: The content offset at which the drag began, in points; by default where the
  ///     finger lifts.
  ///   - lastMovement: The direction of the finger's last movement; by default that of the velocity, and without one
  ///     that of the drag.
  ///   - proposed: The target to propose to the behavior; by default what UIKit would propose.
  ///   - trace: Takes what happens.
  public mutating func release(
    at offset: Vector2D, velocity: Vector2D, dragStart: Vector2D? = nil, lastMovement: Vector2D? = nil,
    proposing proposed: Vector2D? = nil, recording trace: inout ScrollTrace
  ) {
    let release = ReleaseState(
      contentOffset: offset, velocity: velocity, dragStartOffset: dragStart, lastMovement: lastMovement)
    state.prepareRelease(at: offset, velocity: velocity, &trace)
    end(ScrollViewState.PendingRelease(release), proposing: proposed, &trace)
  }

  private mutating func end(
    _ release: ScrollViewState.PendingRelease, proposing: Vector2D?, _ trace: inout ScrollTrace
  ) {
    let natural = state.proposedTarget(velocity: release.velocity)
    let proposed = proposing ?? natural
    var target = proposed
    behavior.updateTarget(&target, context: state.context(release, at: state.contentOffset, proposed: proposed))
    state.endDrag(
      release, natural: natural, proposed: proposed, decided: target,
      always: (behavior.decides(.horizontal), behavior.decides(.vertical)), &trace)
    let keptItem = state.dragStartItem
    state.dragStartItem = nil
    // One copy for all the questions.
    let configuration = state.configuration
    guard let start = state.lastDragStart, let landing = trace.releases.last?.target,
      let item = behavior.item(at: landing, in: configuration)
    else { return }
    let fromItem = behavior.item(at: start, in: configuration)
    // Where the drag began may be another item's place by now.
    let moved = keptItem.flatMap { kept in fromItem.map { $0 - kept } } ?? 0
    state.landed = behavior.itemDelta(from: start, to: landing, in: configuration).map { (landing, item, $0 + moved) }
    trace.noteRelease(fromItem: keptItem ?? fromItem, item: item)
    if keptItem != nil { state.lastDragStart = nil }
    noteRest(&trace)
  }
}

extension ScrollViewState {
  /// Puts the view where a finger is about to lift from it.
  mutating func prepareRelease(at place: Vector2D, velocity: Vector2D, _ trace: inout ScrollTrace) {
    precondition(place.isFinite && velocity.isFinite, "a release needs a finite offset and velocity")
    precondition(!isFingerDown, "a finger is down: lift it instead")
    let wasAnimating = isMoving && isAnimating
    stopMoving()
    if wasAnimating { emit(.didEndScrollingAnimation, &trace) }
    offset = place
    reportedPixel = Vector2D(x: grid.pixel(place.x), y: grid.pixel(place.y))
    isTracking = true
    isDragging = true
  }
}
