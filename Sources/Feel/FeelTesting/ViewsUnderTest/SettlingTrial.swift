/// A check, with the fastest releases, that a view comes to rest soon enough for thousands of them without a budget.
enum SettlingTrial {
  /// The maximum number of frames of one release: about half an hour at 60 frames a second.
  static let maximumFrames = 100_000

  /// Releases a fresh view at a finger's highest speed, in both directions.
  static func check(_ subject: some AuditableView) throws(DocumentError) {
    let view = subject.makeView()
    for speed in [8.0, -8] where !settles(view, subject.scrollAxis ?? view.configuration.geometry.mainAxis, speed) {
      throw DocumentError(
        "a release at \(JSONText.number(speed)) pt/ms takes more than \(maximumFrames) frames to come to rest, and maps"
          + " and audits try thousands; use a smaller deceleration rate or fewer frames per second")
    }
  }

  private static func settles(_ view: some SimulatedScrollView, _ axis: ScrollAxis, _ speed: Double) -> Bool {
    var (view, budget) = (view, RunBudget(frames: maximumFrames))
    var trace = ScrollTrace(displayScale: view.configuration.displayScale)
    var release = ReleaseState(contentOffset: view.contentOffset)
    release.velocity[axis] = speed
    _ = view.perform(release, axis, within: &budget, recording: &trace)
    return !budget.isSpent
  }
}
