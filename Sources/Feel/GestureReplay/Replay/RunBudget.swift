/// A limit for the length of a run, in frames, or in sixtieths of a second where frames are fewer.
///
/// A document of a few bytes can request days of motion at a thousand frames a second, or a timer that never lets the
/// view rest. Code that advances a view uses a budget and stops when it is spent. Time in which nothing moves costs
/// nothing.
package struct RunBudget {
  /// The maximum number of frames of a run, not counting those of the finger's samples.
  package static let maximumFrames = 1_000_000

  /// The frames, or sixtieths of a second, that remain; negative if the budget is overspent.
  private var left: Double

  package init(frames: Int = maximumFrames) { left = Double(frames) }

  /// A budget that is never spent, for runs known to be short.
  package static var unlimited: RunBudget { changed(RunBudget(frames: 0)) { $0.left = .infinity } }

  package var isSpent: Bool { left < 0 }
  package var error: ReplayError { .tooLong(Self.maximumFrames) }

  package mutating func advance(
    _ view: inout some SimulatedScrollView, to time: Double, recording trace: inout ScrollTrace
  ) -> Bool {
    while true {
      let end = min(time, view.time + slice(view))
      spend(.advance(to: end), &view, &trace)
      if isSpent || end >= time { return !isSpent }
    }
  }

  /// Advances the view until it is at rest, and returns whether it is, not if a finger is down, or at the limit in ms.
  package mutating func advanceToRest(
    _ view: inout some SimulatedScrollView, limit: Double, recording trace: inout ScrollTrace
  ) -> Bool {
    while true {
      let start = view.time
      let end = min(limit, start + slice(view))
      spend(.advanceToRest(limit: end), &view, &trace)
      let isAtRest = view.isAtRest
      // If time does not advance, a finger is down.
      if isAtRest || isSpent || end >= limit || view.time <= start { return isAtRest && !isSpent }
    }
  }

  /// The interval after which the budget is checked, in ms: a minute, or less at high frame rates.
  private func slice(_ view: some SimulatedScrollView) -> Double {
    left == .infinity ? .infinity : min(60_000, 8_000_000 / view.configuration.frameRate)
  }

  private mutating func spend(
    _ operation: ScrollOperation, _ view: inout some SimulatedScrollView, _ trace: inout ScrollTrace
  ) {
    let (time, frames, wasAtRest) = (view.time, trace.frames.count, view.isAtRest)
    view.perform(operation, recording: &trace)
    let count = Double(trace.frames.count - frames)
    if count == 0 && wasAtRest && view.isAtRest { return }
    // Motion without frames means that the view is retargeted before each frame, possibly every ms, so it costs more.
    let isDriven = count == 0 && trace.detail == .full && !view.isAtRest
    left -= max(count, (view.time - time) * (isDriven ? 10 : 60 / 1000))
  }
}
