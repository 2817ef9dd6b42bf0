import ScrollPhysics

/// The events of a trace that still have to be reported to the delegate, in order.
struct DelegateQueue {
  /// The number of the trace's events that have been reported.
  private var reported = 0

  init() {}

  /// Creates a queue without the events that the trace has already.
  init(after trace: ScrollTrace) {
    reported = trace.events.count
  }

  /// Removes and returns the first event up to a time, or nil if there is none.
  @inline(__always)
  mutating func next(in trace: ScrollTrace, until time: Double = .infinity) -> ScrollEvent? {
    if reported >= trace.events.count || trace.events[reported].time > time { return nil }
    reported += 1
    return trace.events[reported - 1]
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
