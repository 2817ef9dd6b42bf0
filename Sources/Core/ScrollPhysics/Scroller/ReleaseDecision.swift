/// What is decided once when a finger lifts: the motion, the landing and the record of the release all follow it.
struct ReleaseDecision {
  /// The release decided about.
  let release: ReleaseState
  let proposedTarget: Vector2D
  /// The target as the behavior returned it, not yet rounded and possibly not finite.
  let chosenTarget: Vector2D
  let x: AxisLaunch
  let y: AxisLaunch
  /// The rest offset where it has a closed form, on the pixel, in points; otherwise the motion must be solved.
  let restOffset: Vector2D?

  /// The final target content offset, in points.
  var target: Vector2D { Vector2D(x: x.target, y: y.target) }
}

extension Scroller {
  /// Asks the behavior for the target of a release, and decides how both axes leave the finger.
  mutating func decide(_ release: ReleaseState) -> ReleaseDecision {
    let laws = state.landingLaws(velocity: release.velocity)
    let here = release.contentOffset
    let free = Vector2D(x: laws.x.proposedTarget(from: here.x), y: laws.y.proposedTarget(from: here.y))
    let proposed = release.proposedTarget ?? free
    var chosen = proposed
    behavior.updateTarget(&chosen, context: state.context(of: release, proposed: proposed))
    func launch(_ axis: ScrollAxis, _ law: LandingLaw, asking behavior: inout Behavior) -> AxisLaunch {
      let turnsPage = behavior.turnsPages(along: axis)
      let target = state.finalTarget(chosen[axis], proposed: free[axis], turnsPage: turnsPage, axis)
      let isChosen =
        target != free[axis] || (!law.range.contains(here[axis]) && behavior.alwaysDecidesTarget(along: axis))
      return law.launch(from: here[axis], target: target, isChosen: isChosen, turnsPage: turnsPage)
    }
    // Taken in place, because a question to a stored behavior copies it.
    let x = launch(.horizontal, laws.x, asking: &behavior)
    let y = launch(.vertical, laws.y, asking: &behavior)
    var rest: Vector2D?
    if let restX = laws.x.rest(after: x), let restY = laws.y.rest(after: y) { rest = Vector2D(x: restX, y: restY) }
    return ReleaseDecision(
      release: release, proposedTarget: proposed, chosenTarget: chosen, x: x, y: y, restOffset: rest)
  }
}

extension ScrollViewState {
  /// Returns the landing laws of both axes; whether the release is a fling depends on both.
  // Mutating, although nothing changes, because a call would otherwise copy the whole state.
  mutating func landingLaws(velocity: Vector2D) -> (x: LandingLaw, y: LandingLaw) {
    let isFling = velocity.length >= configuration.tuning.minimumFlingSpeed
    func law(_ axis: ScrollAxis, _ limits: AxisLimits) -> LandingLaw {
      LandingLaw(
        configuration, axis, limits, velocity: velocity[axis], isFling: isFling, logarithmicRate: logarithmicRate)
    }
    return (law(.horizontal, horizontal), law(.vertical, vertical))
  }

  /// Returns the context passed to the behavior at the end of a drag, or after a resize.
  func context(
    of release: ReleaseState, _ reason: TargetContext.Reason = .dragEnd, proposed: Vector2D,
    previousGeometry: ScrollViewGeometry? = nil, previousTarget: Vector2D? = nil
  ) -> TargetContext {
    TargetContext(
      reason: reason, velocity: release.velocity, proposedTarget: proposed,
      contentOffset: grid.rounded(release.contentOffset), dragStartOffset: grid.rounded(release.dragStartOffset),
      lastMovement: release.direction, geometry: configuration.geometry, previousGeometry: previousGeometry,
      previousTarget: previousTarget, displayScale: configuration.displayScale,
      layoutDirection: configuration.layoutDirection, decelerationRate: configuration.decelerationRate,
      minimumFlingSpeed: configuration.tuning.minimumFlingSpeed)
  }

  /// Returns the final target for the one the behavior chose.
  ///
  /// It is rounded to the pixel, but not out of the range it lies in. The proposed target stays if the chosen one is
  /// not finite, or if paging overrules the behavior.
  func finalTarget(_ chosen: Double, proposed: Double, turnsPage: Bool, _ axis: ScrollAxis) -> Double {
    if configuration.isPagingEnabled || !chosen.isFinite || chosen == proposed { return proposed }
    let target = onPixel(chosen, axis)
    return turnsPage ? configuration.geometry.clamped(target, axis) : target
  }

  // Inlined, because a call would copy the whole state.
  @inline(__always) func onPixel(_ offset: Double, _ axis: ScrollAxis) -> Double {
    configuration.geometry.onPixel(offset, axis, grid)
  }
}
