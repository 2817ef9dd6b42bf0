import ScrollPhysics

/// How long a run may go on: so many frames, or as long as they take at 60 a second.
///
/// A document of a few bytes can ask for days of motion at a thousand frames a second, or for a timer that never lets
/// the view rest. Whatever drives a view through time does it with a budget, and stops where it is spent. Time in which
/// nothing moves is free.
package struct RunBudget {
  /// The most frames of a run, besides those of the finger's samples.
  package static let maximumFrames = 1_000_000

  /// So many frames, or sixtieths of a second, are left; negative where too many were taken.
  private var left: Double

  /// A budget of a number of frames.
  package init(frames: Int = maximumFrames) {
    left = Double(frames)
  }

  /// A budget that is never spent, for a run that the caller knows to be short.
  package static var unlimited: RunBudget {
    var budget = RunBudget(frames: 0)
    budget.left = .infinity
    return budget
  }

  /// Whether nothing is left.
  package var isSpent: Bool { left < 0 }

  /// What to tell where the budget is spent.
  package var error: ReplayError { .tooLong(Self.maximumFrames) }

  /// Lets time pass; returns false where the budget is spent first.
  package mutating func advance(
    _ view: inout some SimulatedScrollView, to time: Double, recording trace: inout ScrollTrace
  ) -> Bool {
    while true {
      let end = min(time, view.time + slice(view))
      spend(&view, &trace) { $0.advance(to: end, recording: &$1) }
      if isSpent || end >= time { return !isSpent }
    }
  }

  /// Lets time pass until the view is at rest; returns whether it is.
  ///
  /// It is not where a finger is down, where the limit in ms comes first, and where the budget is spent.
  package mutating func advanceToRest(
    _ view: inout some SimulatedScrollView, limit: Double, recording trace: inout ScrollTrace
  ) -> Bool {
    while true {
      let start = view.time
      let end = min(limit, start + slice(view))
      var isAtRest = false
      spend(&view, &trace) { isAtRest = $0.advanceToRest(limit: end, recording: &$1) }
      // Where time stands still a finger is down.
      if isAtRest || isSpent || end >= limit || view.time <= start { return isAtRest && !isSpent }
    }
  }

  /// The time after which is looked what was spent, in ms: a minute, or less where frames come fast.
  private func slice(_ view: some SimulatedScrollView) -> Double {
    left == .infinity ? .infinity : min(60_000, 8_000_000 / view.configuration.frameRate)
  }

  private mutating func spend<View: SimulatedScrollView>(
    _ view: inout View, _ trace: inout ScrollTrace, _ run: (inout View, inout ScrollTrace) -> Void
  ) {
    let (time, frames, wasAtRest) = (view.time, trace.frames.count, view.isAtRest)
    run(&view, &trace)
    let count = Double(trace.frames.count - frames)
    if count == 0 && wasAtRest && view.isAtRest { return }
    // What moves without a frame is sent somewhere else again and again before one comes, as often as every ms.
    let isDriven = count == 0 && trace.detail == .full && !view.isAtRest
    left -= max(count, (view.time - time) * (isDriven ? 10 : 60 / 1000))
  }
}
