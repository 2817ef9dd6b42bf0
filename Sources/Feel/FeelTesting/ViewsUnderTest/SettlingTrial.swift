/// A check, with the fastest releases, that a view comes to rest soon enough for thousands of them without a budget.
enum SettlingTrial {
  /// The maximum number of frames of one release: about half an hour at 60 frames a second.
  static let maximumFrames = 100_000

  /// Releases a fresh view at a finger's highest speed, in both directions.
  static func check(_ subject: some AuditableView) throws(DocumentError) {
    let fresh = subject.makeView()
    let axis = subject.scrollAxis ?? fresh.configuration.geometry.mainAxis
    for speed in [8.0, -8] {
      var (view, budget) = (fresh, RunBudget(frames: maximumFrames))
      var trace = ScrollTrace(displayScale: fresh.configuration.displayScale)
      var release = ReleaseState(contentOffset: fresh.contentOffset)
      release.velocity[axis] = speed
      if view.perform(release, axis, within: &budget, recording: &trace) || !budget.isSpent { continue }
      throw DocumentError(
        "a release at \(JSONText.number(speed)) pt/ms takes more than \(maximumFrames) frames to come to rest, and maps"
          + " and audits try thousands; use a smaller deceleration rate or fewer frames per second")
    }
  }
}
