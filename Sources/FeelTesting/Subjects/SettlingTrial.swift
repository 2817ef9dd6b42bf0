import GestureReplay
import ScrollPhysics

/// A look at whether a view comes to rest soon enough to be released thousands of times.
///
/// Maps and audits have no budget for each of their releases: the slowest stand for all.
enum SettlingTrial {
  /// The most frames of one release: half an hour at 60 a second.
  static let maximumFrames = 100_000

  /// Lets go of a fresh view at a finger's fastest, either way.
  ///
  /// - Throws: `DocumentError` where a release takes longer.
  static func check(_ subject: any AuditSubject) throws(DocumentError) {
    var view = subject.makeView()
    try check(&view, subject.scrollAxis ?? view.configuration.geometry.mainAxis)
  }

  private static func check(
    _ view: inout any SimulatedScrollView & Sendable, _ axis: Axis
  ) throws(DocumentError) {
    for speed in [8.0, -8] where !settles(view, axis, speed) {
      throw DocumentError(
        "a release at \(JSONText.number(speed)) pt/ms takes more than \(maximumFrames) frames to come to rest, and maps"
          + " and audits try thousands; use a smaller deceleration rate or fewer frames per second")
    }
  }

  private static func settles(_ view: some SimulatedScrollView, _ axis: Axis, _ speed: Double) -> Bool {
    var (view, budget) = (view, RunBudget(frames: maximumFrames))
    var trace = ScrollTrace(displayScale: view.configuration.displayScale)
    var release = ReleaseState(contentOffset: view.contentOffset)
    release.velocity[axis] = speed
    _ = view.perform(release, axis, within: &budget, recording: &trace)
    return !budget.isSpent
  }
}
