extension Scroller {
  /// Changes sizes, switches or constants, whether the view is at rest, under a finger or moving.
  ///
  /// A view at rest outside its new range goes to the nearest edge at once. A moving view keeps its velocity and meets
  /// its new edges. If the bounds size changes, the view asks its behavior for a target with the reason
  /// ``TargetContext/Reason`` `resize`. Disabling scrolling under a finger cancels the drag.
  public mutating func update(recording trace: inout ScrollTrace, _ change: (inout ScrollConfiguration) -> Void) {
    let new = changed(state.configuration, change)
    let previous = state.configuration.geometry
    let previousTarget = state.restOffset
    if state.contact == .tracked && !new.isScrollEnabled { letGo(&trace) }
    state.apply(new, &trace)
    if new.geometry.boundsSize != previous.boundsSize && !state.activity.isDragging {
      let proposed = state.restOffset
      var target = proposed
      behavior.updateTarget(&target, context: state.contextOfResize(previous, previousTarget, proposed: proposed))
      state.retargetAfterResize(target, proposed: proposed, &trace)
    }
  }

  package mutating func resize(to boundsSize: Size2D, recording trace: inout ScrollTrace) {
    let contentSize = behavior.layOut(in: boundsSize)
    update(recording: &trace) {
      $0.geometry.boundsSize = boundsSize
      if let contentSize { $0.geometry.contentSize = contentSize }
    }
  }

  /// Stops following the finger that is down: ends a drag as if cancelled, or drops a touch that is not yet a drag.
  private mutating func letGo(_ trace: inout ScrollTrace) {
    touchCancel(time: time, recording: &trace)
    // The finger is still down, so the view does not rest.
    state.contact = .ignored
    state.leaveRest(&trace)
  }
}

extension ScrollViewState {
  /// Returns the context passed to the behavior after a resize.
  func contextOfResize(
    _ previous: ScrollViewGeometry, _ previousTarget: Vector2D, proposed: Vector2D
  ) -> TargetContext {
    context(
      of: ReleaseState(contentOffset: offset, velocity: isMoving ? velocity : .zero, lastMovement: .zero), .resize,
      proposed: proposed, previousGeometry: previous, previousTarget: previousTarget)
  }
}
