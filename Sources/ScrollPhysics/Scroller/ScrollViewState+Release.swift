extension ScrollViewState {
  /// Returns the target content offset that UIKit would propose for a release, in points.
  func proposedTarget(velocity: Vector2D) -> Vector2D {
    let laws = landingLaws(velocity: velocity)
    return Vector2D(x: laws.x.proposedTarget(from: offset.x), y: laws.y.proposedTarget(from: offset.y))
  }

  func landingLaws(velocity: Vector2D) -> (x: LandingLaw, y: LandingLaw) {
    let isFling = velocity.length >= configuration.tuning.minimumFlingSpeed
    return (
      LandingLaw(
        configuration, .horizontal, horizontal, velocity: velocity.x, isFling: isFling,
        logarithmicRate: logarithmicRate),
      LandingLaw(
        configuration, .vertical, vertical, velocity: velocity.y, isFling: isFling, logarithmicRate: logarithmicRate)
    )
  }

  /// Returns the context passed to the behavior at the end of a drag.
  func context(_ release: ReleaseState, at contentOffset: Vector2D, proposed: Vector2D) -> TargetContext {
    TargetContext(
      reason: .dragEnd, velocity: release.velocity, proposedTarget: proposed, contentOffset: contentOffset,
      dragStartOffset: grid.rounded(release.dragStartOffset), lastMovement: release.direction,
      geometry: configuration.geometry, displayScale: configuration.displayScale,
      layoutDirection: configuration.layoutDirection, decelerationRate: configuration.decelerationRate,
      minimumFlingSpeed: configuration.tuning.minimumFlingSpeed)
  }

  /// Ends a drag after the behavior has chosen the target: starts both axes and makes the delegate calls.
  mutating func endDrag(
    _ release: ReleaseState, _ targets: ReleaseTargets, _ trace: inout ScrollTrace
  ) {
    let grid = grid
    let target = Vector2D(x: target(targets, .horizontal), y: target(targets, .vertical))
    let (natural, always) = (targets.natural, targets.always)
    let flings = release.velocity.length >= configuration.tuning.minimumFlingSpeed
    let isBeyond = (
      x: configuration.geometry.clamped(offset.x, .horizontal) != offset.x,
      y: configuration.geometry.clamped(offset.y, .vertical) != offset.y
    )
    x.depart(
      AxisMotion.Departure(
        offset: offset.x, velocity: release.velocity.x, target: target.x,
        isRewritten: target.x != natural.x || (always.x && isBeyond.x), turnsPage: targets.turns.x, flings: flings),
      environment(.horizontal))
    y.depart(
      AxisMotion.Departure(
        offset: offset.y, velocity: release.velocity.y, target: target.y,
        isRewritten: target.y != natural.y || (always.y && isBeyond.y), turnsPage: targets.turns.y, flings: flings),
      environment(.vertical))
    let willDecelerate = !isAtEnd || x.restOffset != offset.x || y.restOffset != offset.y
    // The frame of the release shows the finger's velocity.
    velocity = release.velocity
    recordFrame(&trace)
    emit(.willEndDragging, &trace)
    trace.record(
      ScrollRelease(
        time: time, contentOffset: contentOffset, dragStartOffset: grid.rounded(release.dragStartOffset),
        velocity: release.velocity, proposedTarget: targets.proposed, target: target, willDecelerate: willDecelerate,
        departureVelocity: Vector2D(x: x.departureVelocity, y: y.departureVelocity)))
    let caught = activity == .dragging(caught: true)
    if !willDecelerate { activity = caught ? .decelerating(afterDrag: false) : .idle }
    emit(.didEndDragging, &trace)
    contact = .none
    if willDecelerate {
      activity = .decelerating(afterDrag: true)
      emit(.willBeginDecelerating, &trace)
      startMoving(&trace)
    } else {
      velocity = .zero
      if caught { endMotion(&trace) }
      recordRest(time, &trace)
    }
  }

  /// Brings the view to rest after a touch without a drag; outside the range it goes back to its edge first.
  mutating func comeBack(_ trace: inout ScrollTrace) {
    let edge = configuration.geometry.clamped(offset)
    if edge == offset { return recordRest(time, &trace) }
    let target = proposedTarget(velocity: .zero)
    func departure(from offset: Double, to target: Double) -> AxisMotion.Departure {
      AxisMotion.Departure(offset: offset, velocity: 0, target: target, isRewritten: false, flings: false)
    }
    x.rest(at: offset.x, time: 0, afterBounce: false)
    y.rest(at: offset.y, time: 0, afterBounce: false)
    if edge.x != offset.x { x.depart(departure(from: offset.x, to: target.x), environment(.horizontal)) }
    if edge.y != offset.y { y.depart(departure(from: offset.y, to: target.y), environment(.vertical)) }
    if isAtEnd {
      offset = Vector2D(x: x.restOffset, y: y.restOffset)
      reportOffset(&trace)
      recordFrame(&trace)
      return recordRest(time, &trace)
    }
    activity = .decelerating(afterDrag: false)
    emit(.willBeginDecelerating, &trace)
    startMoving(&trace)
  }

  /// Returns the final target for the one the behavior chose.
  ///
  /// It is rounded to the pixel, but not out of the range it lies in. The proposed target stays if the chosen one is
  /// not finite, or if paging overrules the behavior.
  func target(_ targets: ReleaseTargets, _ axis: ScrollAxis) -> Double {
    let (decided, natural) = (targets.decided[axis], targets.natural[axis])
    if configuration.isPagingEnabled || !decided.isFinite || decided == natural { return natural }
    let target = onPixel(decided, axis)
    return targets.turns(axis) ? configuration.geometry.clamped(target, axis) : target
  }

  /// Returns the nearest pixel, or the edge if the pixel lies beyond it and the offset does not.
  func onPixel(_ offset: Double, _ axis: ScrollAxis) -> Double {
    let rounded = grid.rounded(offset)
    let geometry = configuration.geometry
    return geometry.clamped(offset, axis) == offset ? geometry.clamped(rounded, axis) : rounded
  }
}
