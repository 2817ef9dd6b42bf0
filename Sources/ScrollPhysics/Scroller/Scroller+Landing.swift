extension Scroller {
  /// Returns the outcome of a release without simulating the frames.
  ///
  /// The result equals that of ``SimulatedScrollView/release(_:recording:)`` followed by
  /// ``SimulatedScrollView/advanceToRest(limit:recording:)``. The view itself does not change, whatever its phase.
  ///
  /// ```swift
  /// let release = ReleaseState(contentOffset: Vector2D(x: 180, y: 0), velocity: Vector2D(x: 0.8, y: 0))
  /// print(view.landing(of: release).restOffset.x)  // 574.5
  /// ```
  /// - Parameter release: The state of the drag when the finger lifts.
  /// - Returns: The same rest offset as the simulated run.
  /// - Complexity: O(1) plus the cost of the behavior where `LandingLaw` has a closed form; otherwise the motion is
  ///   solved.
  public mutating func landing(of release: ReleaseState) -> Landing {
    precondition(
      release.contentOffset.isFinite && release.velocity.isFinite, "a release needs a finite offset and velocity")
    let kept = behavior.dependsOnEarlierReleases ? behavior : nil
    defer { if let kept { behavior = kept } }
    let here = release.contentOffset
    let laws = state.landingLaws(velocity: release.velocity)
    let natural = Vector2D(x: laws.x.proposedTarget(from: here.x), y: laws.y.proposedTarget(from: here.y))
    let targets = decideTargets(release, natural: natural, at: state.grid.rounded(here))
    let target = Vector2D(
      x: state.target(targets, .horizontal), y: state.target(targets, .vertical))
    var landing = Landing(
      proposedTarget: targets.proposed, chosenTarget: targets.decided, target: target, restOffset: target)
    if let x = laws.x.rest(from: here.x, target: target.x, isRewritten: targets.turns.x || target.x != natural.x),
      let y = laws.y.rest(from: here.y, target: target.y, isRewritten: targets.turns.y || target.y != natural.y)
    {
      landing.restOffset = Vector2D(x: x, y: y)
    } else {
      landing.restOffset = state.rest(of: release, targets)
    }
    return landing
  }
}

extension ScrollViewState {
  /// Returns the rest offset of a release performed on a copy, with the motion solved.
  func rest(of release: ReleaseState, _ targets: ReleaseTargets) -> Vector2D {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.contact = .none
    copy.prepareRelease(release, &trace)
    copy.endDrag(release, targets, &trace)
    _ = copy.advanceToRest(limit: copy.time + 86_400_000, &trace)
    return copy.contentOffset
  }
}
