/// What happens after a release, for counter-examples that take more than one touch.
package enum FollowUpGesture: Hashable, Sendable {
  case rest
  /// A finger touches the view some ms after the release and lifts without moving, 16 ms later.
  case caught(after: Double)
  /// A finger touches the view some ms after the release, drags its content offset by a distance in 48 ms, in points, and
  /// lifts or is cancelled.
  case dragged(by: Double, after: Double, isCancelled: Bool)
  /// The view comes to rest, and its bounds change to another size.
  case resized(Size2D)
  /// Repeats the same flick a number of times from where the view then is, each some ms after the previous release.
  case again(Int, every: Double)
  /// The view comes to rest, and some ms pass.
  case wait(Double)

  /// There is no release: a finger touches the view and stays still for some ms.
  case held(Double)

  /// The time for which a finger that catches the view stays down, in ms.
  static let catchDuration = 16.0
}

extension SimulatedScrollView {
  /// Releases the view, performs the sequel, and advances until the view is at rest.
  package mutating func perform(
    _ release: ReleaseState, then sequel: FollowUpGesture = .rest, _ axis: ScrollAxis, within budget: inout RunBudget,
    recording trace: inout ScrollTrace
  ) -> Bool {
    if case .held(let duration) = sequel {
      touch(for: duration, &trace)
      return rest(&budget, &trace)
    }
    let translation = release.contentOffset[axis] - release.dragStartOffset[axis]
    self.release(release, recording: &trace)
    switch sequel {
    case .rest, .held: break
    case .caught(let delay):
      if !budget.advance(&self, to: time + delay, recording: &trace) { return false }
      touch(for: FollowUpGesture.catchDuration, &trace)
    case .dragged(let distance, let delay, let isCancelled):
      if !budget.advance(&self, to: time + delay, recording: &trace) { return false }
      drag(by: distance, axis, isCancelled, &trace)
    case .resized(let size):
      _ = rest(&budget, &trace)
      if budget.isSpent { return false }
      resize(to: size, recording: &trace)
    case .again(let count, let interval):
      for _ in 0..<count {
        if !budget.advance(&self, to: time + interval, recording: &trace) { return false }
        var next = release
        next.dragStartOffset = contentOffset
        next.contentOffset = contentOffset
        next.contentOffset[axis] = configuration.offset(draggedTo: contentOffset[axis] + translation, axis)
        self.release(next, recording: &trace)
      }
    case .wait(let duration):
      _ = rest(&budget, &trace)
      if budget.isSpent { return false }
      if !budget.advance(&self, to: time + duration, recording: &trace) { return false }
    }
    return rest(&budget, &trace)
  }

  /// Advances until the view is at rest, for a day at most.
  private mutating func rest(_ budget: inout RunBudget, _ trace: inout ScrollTrace) -> Bool {
    budget.advanceToRest(&self, limit: time + TouchGesture.maximumDuration, recording: &trace)
  }

  /// Touches the view in the middle and drags it at a constant speed.
  private mutating func drag(by distance: Double, _ axis: ScrollAxis, _ isCancelled: Bool, _ trace: inout ScrollTrace) {
    var location = configuration.geometry.boundsSize.middle
    touchDown(at: location, time: time, recording: &trace)
    for _ in 1...6 {
      location[axis] -= distance / 6
      touchMove(to: location, time: time + 8, recording: &trace)
    }
    if isCancelled { touchCancel(time: time, recording: &trace) } else { touchUp(time: time, recording: &trace) }
  }

  /// Touches the view in the middle, stays still and lifts.
  private mutating func touch(for duration: Double, _ trace: inout ScrollTrace) {
    touchDown(at: configuration.geometry.boundsSize.middle, time: time, recording: &trace)
    touchUp(time: time + duration, recording: &trace)
  }
}
