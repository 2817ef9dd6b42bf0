import ScrollPhysics

/// The events of a trace that still have to be reported to the delegate, in order.
struct DelegateQueue {
  /// The number of the trace's events that have been reported.
  private var reported = 0

  init() {}

  /// Creates a queue without the events that are recorded already.
  init(after events: [ScrollEvent]) {
    reported = events.count
  }

  func waiting(in events: [ScrollEvent]) -> [ScrollEvent] { Array(events[reported...]) }

  mutating func removeFirst() { reported += 1 }

  /// Removes and returns the first event, or nil if none waits.
  mutating func next(in events: [ScrollEvent]) -> ScrollEvent? {
    if reported >= events.count { return nil }
    removeFirst()
    return events[reported - 1]
  }
}

extension UIScrollView {
  /// Calls the delegate's method of an event.
  func callDelegate(_ event: ScrollEvent) {
    guard let delegate else { return }
    switch event.name {
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(self)
    case .didScroll: delegate.scrollViewDidScroll(self)
    // The delegate was already called when the scroller asked for the target.
    case .willEndDragging: break
    case .didEndDragging:
      delegate.scrollViewDidEndDragging(self, willDecelerate: event.flags.contains(.dragging))
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
