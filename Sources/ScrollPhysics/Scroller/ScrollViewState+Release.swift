extension ScrollViewState {
  /// The target content offset UIKit would propose for a release, in points.
  func proposedTarget(velocity: Vector2D) -> Vector2D {
    let flings = velocity.length >= configuration.tuning.minimumFlingSpeed
    return Vector2D(
      x: proposedTarget(.horizontal, velocity.x, flings: flings),
      y: proposedTarget(.vertical, velocity.y, flings: flings))
  }

  private func proposedTarget(_ axis: Axis, _ velocity: Double, flings: Bool) -> Double {
    let here = offset[axis]
    let geometry = configuration.geometry
    let tuning = configuration.tuning
    if !configuration.canMove(axis) { return grid.rounded(here) }
    if geometry.clamped(here, axis) != here {
      // Beyond an edge: as if free, but never beyond an edge (openradar 46437787).
      let free = flings ? Deceleration.distance(velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed) : 0
      return geometry.clamped(grid.rounded(here + free), axis)
    }
    if configuration.isPagingEnabled { return page(axis, velocity) }
    if !flings { return grid.rounded(here) }
    let way = Deceleration.distance(
      velocity: velocity, logarithmicRate: logarithmicRate, stoppingSpeed: tuning.stoppingSpeed)
    return geometry.clamped(grid.rounded(here + way), axis)
  }

  /// The page a release goes to: the next boundary for a flick, the nearest for a slow release.
  private func page(_ axis: Axis, _ velocity: Double) -> Double {
    let geometry = configuration.geometry
    let length = geometry.boundsSize[axis]
    if !(length > 0) { return grid.rounded(offset[axis]) }
    let position = offset[axis] / length
    let page: Double
    if abs(velocity) >= configuration.tuning.pageFlickSpeed {
      page = velocity > 0 ? position.rounded(.down) + 1 : position.rounded(.up) - 1
    } else {
      page = (position + 1 - configuration.tuning.pageCommitFraction).rounded(.down)
    }
    return geometry.clamped(page * length, axis)
  }

  /// What the hook is told at the end of a drag.
  func context(_ release: PendingRelease, proposed: Vector2D) -> ScrollTargetContext {
    ScrollTargetContext(
      reason: .dragEnd, velocity: release.velocity, proposedTarget: proposed, contentOffset: contentOffset,
      dragStartOffset: grid.rounded(release.dragStartOffset), lastMovement: release.lastMovement,
      geometry: configuration.geometry, displayScale: configuration.displayScale,
      layoutDirection: configuration.layoutDirection, decelerationRate: configuration.decelerationRate)
  }

  /// Ends a drag once the hook has decided: sets the axes going and makes the calls.
  mutating func endDrag(
    _ release: PendingRelease, natural: Vector2D, proposed: Vector2D, decided: Vector2D, _ trace: inout ScrollTrace
  ) {
    let grid = grid
    let paging = configuration.isPagingEnabled
    // A target off the pixel is rounded; one that is not a number is taken as left alone; paging overrules the hook.
    let target = Vector2D(
      x: decided.x.isFinite && !paging && decided.x != natural.x ? grid.rounded(decided.x) : natural.x,
      y: decided.y.isFinite && !paging && decided.y != natural.y ? grid.rounded(decided.y) : natural.y)
    let flings = release.velocity.length >= configuration.tuning.minimumFlingSpeed
    x.rest(at: offset.x, time: 0)
    y.rest(at: offset.y, time: 0)
    for axis in Axis.allCases {
      self[axis].environment = environment(axis)
      set(
        axis, velocity: release.velocity[axis], target: target[axis], isRewritten: target[axis] != natural[axis],
        flings: flings)
    }
    let willDecelerate = x.kind != .resting || y.kind != .resting || x.restOffset != offset.x || y.restOffset != offset.y
    // What the finger had, so that the frame of the release shows it.
    velocity = release.velocity
    isTracking = true
    recordReleaseFrame(&trace)
    emit(.willEndDragging, &trace)
    trace.record(
      ScrollRelease(
        time: time, contentOffset: contentOffset, dragStartOffset: grid.rounded(release.dragStartOffset),
        velocity: release.velocity, proposedTarget: proposed, target: target, willDecelerate: willDecelerate,
        departureVelocity: Vector2D(x: x.departureVelocity, y: y.departureVelocity)))
    isDragging = willDecelerate
    emit(.didEndDragging, &trace)
    isTracking = false
    if willDecelerate {
      isDecelerating = true
      emit(.willBeginDecelerating, &trace)
      startMoving(&trace)
    } else {
      velocity = .zero
      if isDecelerating {
        isDecelerating = false
        emit(.didEndDecelerating, &trace)
      }
      recordRest(time, &trace)
    }
  }

  private func recordReleaseFrame(_ trace: inout ScrollTrace) {
    if trace.detail == .full {
      trace.record(TraceFrame(time: time, position: offset, velocity: velocity, phase: .dragging))
    }
  }

  // MARK: One axis

  private mutating func set(
    _ axis: Axis, velocity: Double, target: Double, isRewritten: Bool, flings: Bool
  ) {
    let here = offset[axis]
    let environment = self[axis].environment
    if environment.isInside(here) {
      if configuration.isPagingEnabled {
        setPaging(axis, velocity, target, environment)
      } else if isRewritten {
        retarget(axis, velocity, target, flings: flings, environment)
      } else if flings && configuration.canMove(axis) {
        // Clamped by an edge the target is not where the law ends: the edge decides on the way.
        let free = Deceleration(
          from: here, velocity: velocity, logarithmicRate: logarithmicRate,
          stoppingSpeed: environment.tuning.stoppingSpeed)
        let isFree = environment.isInside(free.restOffset)
        let committed = Deceleration(
          from: here, velocity: velocity, logarithmicRate: logarithmicRate,
          stoppingSpeed: environment.tuning.stoppingSpeed, restingAt: target)
        if free.duration > 0 && !isHeld(axis, velocity) { self[axis].begin(isFree ? committed : free, at: 0) }
      }
    } else {
      setBeyondEdge(axis, velocity, target, isRewritten: isRewritten, environment)
    }
  }

  /// Whether an axis is at an edge that it cannot go beyond and would.
  private func isHeld(_ axis: Axis, _ velocity: Double) -> Bool {
    let environment = self[axis].environment
    if environment.bounces { return false }
    return velocity > 0 ? offset[axis] == environment.maximum : offset[axis] == environment.minimum
  }

  private mutating func setPaging(_ axis: Axis, _ velocity: Double, _ page: Double, _ environment: AxisEnvironment) {
    let here = offset[axis]
    let moves = abs(velocity) >= environment.tuning.pageFlickSpeed
    if !configuration.canMove(axis) || (page == here && !moves) { return }
    let turn = PageTurn(
      to: page, from: here, velocity: velocity, displayScale: environment.displayScale, tuning: environment.tuning)
    self[axis].begin(turn, at: 0)
  }

  private mutating func setBeyondEdge(
    _ axis: Axis, _ velocity: Double, _ target: Double, isRewritten: Bool, _ environment: AxisEnvironment
  ) {
    let here = offset[axis]
    let edge = environment.clamped(here)
    if !environment.bounces {
      self[axis].rest(at: edge, time: 0)
      return
    }
    let bounce = recoil(to: edge, axis, velocity, environment)
    if configuration.isPagingEnabled {
      self[axis].begin(bounce: bounce, at: 0, then: .page(target))
    } else if !isRewritten {
      self[axis].begin(bounce: bounce, at: 0)
    } else if bounce.crossesEdge && environment.isInside(target) && target != edge {
      self[axis].begin(bounce: bounce, at: 0, then: .retarget(target))
    } else {
      self[axis].begin(recoil: recoil(to: target, axis, velocity, environment), at: 0)
    }
  }

  private func recoil(
    to target: Double, _ axis: Axis, _ velocity: Double, _ environment: AxisEnvironment
  ) -> EdgeBounce {
    EdgeBounce(
      recoilingTo: target, from: offset[axis], velocity: velocity, logarithmicRate: logarithmicRate,
      displayScale: environment.displayScale, tuning: environment.tuning)
  }

  /// Toward a target that the hook has rewritten, from inside the range.
  private mutating func retarget(
    _ axis: Axis, _ velocity: Double, _ target: Double, flings: Bool, _ environment: AxisEnvironment
  ) {
    let here = offset[axis]
    let way = target - here
    let tuning = environment.tuning
    // Closer than half a pixel the view is already there.
    if abs(way) * environment.displayScale <= 0.5 {
      self[axis].rest(at: target, time: 0)
      return
    }
    let landing = Deceleration.retargeted(to: target, from: here, velocity: velocity, tuning: tuning)
    if flings, abs(velocity) > tuning.slideSpeed, let landing {
      self[axis].begin(landing.deceleration, at: 0, followedBy: landing.slide)
      return
    }
    if flings && abs(velocity) >= tuning.minimumFlingSpeed {
      switch tuning.opposedRetarget {
      case .snap:
        self[axis].rest(at: target, time: 0)
      case .smooth:
        let pull = Numerics.log(tuning.edgePull)
        let turn = EdgeBounce(
          edge: target, offset: here, momentum: velocity - pull * (here - target),
          logarithmicRate: logarithmicRate, displayScale: environment.displayScale, tuning: tuning)
        self[axis].begin(recoil: turn, at: 0)
      }
      return
    }
    switch tuning.stillRetarget {
    case .recoil:
      let gentle = recoil(to: target, axis, velocity, environment)
      // Too fast for the distance it would swing past the target; the deceleration lands on it.
      if gentle.crossesEdge, let landing {
        self[axis].begin(landing.deceleration, at: 0, followedBy: landing.slide)
      } else {
        self[axis].begin(recoil: gentle, at: 0)
      }
    case .scrollAnimation:
      self[axis].begin(ScrollAnimation(from: here, to: target, tuning: tuning), at: 0)
    }
  }
}
