#if !hasFeature(Embedded)
  extension SimulatedScrollView {
    /// Performs a gesture on the view and advances until it is at rest.
    ///
    /// The gesture's times count from the view's current time.
    /// - Parameters:
    ///   - gesture: The gesture, in points of the screen and ms.
    ///   - detail: What the trace records.
    ///   - limit: The longest time to wait after the gesture's end, in ms.
    /// - Returns: The trace of the run.
    /// - Throws: `DocumentError` for a gesture that is not valid, ``ReplayError`` for a view that does not come to
    ///   rest.
    public mutating func perform(
      _ gesture: TouchGesture, detail: ScrollTrace.Detail = .full, limit: Double = TouchGesture.maximumDuration
    ) throws -> ScrollTrace {
      var trace = ScrollTrace(displayScale: configuration.displayScale, detail: detail)
      try perform(gesture, limit: limit, recording: &trace)
      return trace
    }

    /// Performs a gesture on the view and advances until it is at rest, recording into a trace that can be reused.
    /// - Parameters:
    ///   - gesture: The gesture, in points of the screen and ms.
    ///   - limit: The longest time to wait after the gesture's end, in ms.
    ///   - trace: The trace that records what happens.
    /// - Throws: `DocumentError` for a gesture that is not valid, ``ReplayError`` for a view that does not come to rest
    ///   or takes more than a million frames.
    public mutating func perform(
      _ gesture: TouchGesture, limit: Double = TouchGesture.maximumDuration, recording trace: inout ScrollTrace
    ) throws {
      try gesture.validate()
      try replay(gesture, limit: limit, recording: &trace)
    }
  }
#endif

extension SimulatedScrollView {
  /// Performs a gesture that has been validated and advances until the view is at rest.
  /// - Throws: ``ReplayError`` for a view that does not come to rest or takes more than a million frames.
  package mutating func replay(
    _ gesture: TouchGesture, limit: Double = TouchGesture.maximumDuration, recording trace: inout ScrollTrace
  ) throws(ReplayError) {
    var budget = RunBudget()
    try gesture.forEachOperation(from: time) { operation, time throws(ReplayError) in
      switch operation {
      // While a finger is down, its samples are the frames. Before it touches down, the view may move for long.
      case .touchMove, .touchUp, .touchCancel: break
      default: if !budget.advance(&self, to: time, recording: &trace) { throw budget.error }
      }
      perform(operation, recording: &trace)
    }
    if budget.advanceToRest(&self, limit: time + limit, recording: &trace) { return }
    throw budget.isSpent ? budget.error : ReplayError.stillMoving(after: limit)
  }
}
