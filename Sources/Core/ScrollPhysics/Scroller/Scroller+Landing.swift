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
  /// - Complexity: O(1) plus the cost of the behavior where `LandingLaw` has a closed form; otherwise the motion is
  ///   solved.
  public mutating func landing(of release: ReleaseState) -> Landing {
    precondition(
      release.contentOffset.isFinite && release.velocity.isFinite, "a release needs a finite offset and velocity")
    if !behavior.dependsOnEarlierReleases { return state.landing(decide(release)) }
    let kept = behavior
    defer { behavior = kept }
    return state.landing(decide(release))
  }
}

extension ScrollViewState {
  fileprivate mutating func landing(_ decision: ReleaseDecision) -> Landing {
    Landing(
      proposedTarget: decision.proposedTarget, chosenTarget: decision.chosenTarget, target: decision.target,
      restOffset: decision.restOffset ?? solvedRest(decision))
  }

  /// Returns the rest offset of a release performed on a copy, with the motion solved.
  private func solvedRest(_ decision: ReleaseDecision) -> Vector2D {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.contact = .none
    copy.prepareRelease(decision.release, &trace)
    copy.endDrag(decision, &trace)
    copy.advanceToRest(limit: copy.time + 86_400_000, &trace)
    return copy.contentOffset
  }
}
