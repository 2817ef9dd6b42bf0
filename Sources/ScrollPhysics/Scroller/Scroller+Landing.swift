extension Scroller {
  /// Where a release would come to rest: ``release(at:velocity:dragStart:lastMovement:proposing:recording:)`` and
  /// ``advanceToRest(limit:recording:)`` without the way between them.
  ///
  /// The view itself stays as it is, whatever it does now.
  ///
  /// ```swift
  /// let release = ReleaseState(contentOffset: Vector2D(x: 180, y: 0), velocity: Vector2D(x: 0.8, y: 0))
  /// print(view.landing(of: release).rest.x)  // 574.5
  /// ```
  ///
  /// - Parameter release: The finger about to lift.
  /// - Returns: The same rest and items as the run has.
  /// - Complexity: O(1) besides the behavior where ``LandingLaw`` is closed; otherwise the motion is solved.
  public mutating func landing(of release: ReleaseState) -> Landing {
    precondition(
      release.contentOffset.isFinite && release.velocity.isFinite, "a release needs a finite offset and velocity")
    let kept = behavior.remembersReleases ? behavior : nil
    defer { if let kept { behavior = kept } }
    let pending = ScrollViewState.PendingRelease(release)
    let (here, start) = (release.contentOffset, state.grid.rounded(release.dragStartOffset))
    let laws = state.landingLaws(velocity: release.velocity)
    let natural = Vector2D(x: laws.x.proposedTarget(from: here.x), y: laws.y.proposedTarget(from: here.y))
    let proposed = release.proposedTarget ?? natural
    var decided = proposed
    behavior.updateTarget(
      &decided, context: state.context(pending, at: state.grid.rounded(here), proposed: proposed))
    let target = Vector2D(
      x: state.target(decided.x, natural.x, .horizontal), y: state.target(decided.y, natural.y, .vertical))
    var landing = Landing(proposedTarget: proposed, decidedTarget: decided, target: target, rest: target)
    if let x = laws.x.rest(from: here.x, target: target.x, isRewritten: target.x != natural.x),
      let y = laws.y.rest(from: here.y, target: target.y, isRewritten: target.y != natural.y)
    {
      landing.rest = Vector2D(x: x, y: y)
    } else {
      let always = (behavior.decides(.horizontal), behavior.decides(.vertical))
      landing.rest = state.rest(of: pending, from: here, natural, proposed, decided, always: always)
    }
    landing.item = behavior.item(at: landing.rest, in: state.configuration)
    if landing.item != nil {
      landing.itemDelta = behavior.itemDelta(from: start, to: landing.rest, in: state.configuration)
    }
    return landing
  }

  /// The number of items; nil from a behavior that knows none.
  public var numberOfItems: Int? { behavior.numberOfItems }

  /// The item that a content offset shows; nil from a behavior that knows none.
  public mutating func item(at contentOffset: Vector2D) -> Int? {
    behavior.item(at: contentOffset, in: state.configuration)
  }

  /// Where the view is with an item at its place; nil from a behavior that knows none, and where there is no such item.
  public mutating func contentOffset(ofItem item: Int) -> Vector2D? {
    behavior.contentOffset(ofItem: item, in: state.configuration)
  }

  /// Whether a content offset is a place where the behavior lets the view rest; nil from one that cannot say.
  public mutating func isSnapPoint(_ contentOffset: Vector2D) -> Bool? {
    behavior.isSnapPoint(contentOffset, in: state.configuration)
  }
}

extension ScrollViewState {
  /// Where a release of a copy comes to rest, its motion solved.
  func rest(
    of release: PendingRelease, from offset: Vector2D, _ natural: Vector2D, _ proposed: Vector2D, _ decided: Vector2D,
    always: (x: Bool, y: Bool)
  ) -> Vector2D {
    var copy = self
    var trace = ScrollTrace(displayScale: configuration.displayScale, detail: .outcome)
    copy.isFingerDown = false
    copy.prepareRelease(at: offset, velocity: release.velocity, &trace)
    copy.endDrag(release, natural: natural, proposed: proposed, decided: decided, always: always, &trace)
    _ = copy.advanceToRest(limit: copy.time + 86_400_000, &trace)
    return copy.contentOffset
  }
}
