extension Scroller {
  package mutating func touchDown(at location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchDown(at: location, time: time, &trace)
  }

  package mutating func touchMove(to location: Vector2D, time: Double, recording trace: inout ScrollTrace) {
    state.touchMove(to: location, time: time, &trace)
  }

  /// Interprets a finger's movement: the first half of ``touchMove(to:time:recording:)``.
  ///
  /// The second half is ``followFinger(recording:)``. Between the two halves, an endless row shifts its content to the
  /// offset that the finger asks for.
  /// - Returns: The content offset that a dragging finger asks for, even beyond edges; nil if the finger does not drag.
  package mutating func recognizeMove(
    to location: Vector2D, time: Double, recording trace: inout ScrollTrace
  ) -> Vector2D? {
    state.recognizeMove(to: location, time: time, &trace)
    return state.activity.isDragging ? state.askedOffset : nil
  }

  /// Moves the content with the finger: the second half of ``touchMove(to:time:recording:)``.
  package mutating func followFinger(recording trace: inout ScrollTrace) {
    if state.contact == .tracked { state.follow(&trace) }
  }

  package mutating func touchUp(at location: Vector2D? = nil, time: Double, recording trace: inout ScrollTrace) {
    let turns = behavior.turnsPages(along: .horizontal) || behavior.turnsPages(along: .vertical)
    if let release = state.touchUp(at: location, time: time, cancelled: false, turnsPages: turns, &trace) {
      end(release, &trace)
    }
  }

  package mutating func touchCancel(time: Double, recording trace: inout ScrollTrace) {
    if let release = state.touchUp(at: nil, time: time, cancelled: true, &trace) {
      end(release, &trace)
    }
  }

  package mutating func release(_ release: ReleaseState, recording trace: inout ScrollTrace) {
    state.prepareRelease(release, &trace)
    end(release, &trace)
  }

  private mutating func end(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    let natural = state.proposedTarget(velocity: release.velocity)
    state.endDrag(release, decideTargets(release, natural: natural, at: state.contentOffset), &trace)
  }

  /// Asks the behavior for the target of a release at a content offset on the pixel.
  mutating func decideTargets(_ release: ReleaseState, natural: Vector2D, at contentOffset: Vector2D) -> ReleaseTargets
  {
    let proposed = release.proposedTarget ?? natural
    var decided = proposed
    behavior.updateTarget(&decided, context: state.context(release, at: contentOffset, proposed: proposed))
    return ReleaseTargets(
      natural: natural, proposed: proposed, decided: decided,
      always: (behavior.alwaysDecidesTarget(along: .horizontal), behavior.alwaysDecidesTarget(along: .vertical)),
      turns: (behavior.turnsPages(along: .horizontal), behavior.turnsPages(along: .vertical)))
  }
}

/// The targets of a release: the one UIKit would propose, the one proposed to the behavior, and the one it returned.
struct ReleaseTargets {
  let natural: Vector2D
  let proposed: Vector2D
  let decided: Vector2D
  /// The axes whose target the behavior always decides.
  let always: (x: Bool, y: Bool)
  /// The axes on which the spring of a page turn reaches the target.
  let turns: (x: Bool, y: Bool)

  func turns(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? turns.x : turns.y }
}

extension ScrollViewState {
  /// Puts the view in the state in which a finger is about to lift.
  mutating func prepareRelease(_ release: ReleaseState, _ trace: inout ScrollTrace) {
    precondition(
      release.contentOffset.isFinite && release.velocity.isFinite, "a release needs a finite offset and velocity")
    precondition(!isFingerDown, "release(_:) needs a view without a finger on it; call touchUp first")
    stopAxes()
    let caught = activity.isDecelerating
    if activity == .animating { endMotion(&trace) }
    offset = release.contentOffset
    reportedPixel = Vector2D(x: grid.pixel(offset.x), y: grid.pixel(offset.y))
    contact = .tracked
    activity = .dragging(caught: caught)
  }
}
