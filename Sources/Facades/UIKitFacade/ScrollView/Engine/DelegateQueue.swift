import ScrollPhysics

/// The events of a trace that still have to be reported to the delegate, in order.
struct DelegateQueue {
  /// The number of the trace's events that have been reported.
  private(set) var reported = 0

  init() {}

  /// Creates a queue without the events that are recorded already.
  init(after events: [ScrollEvent]) { reported = events.count }
  mutating func removeFirst() { reported += 1 }

  /// Removes and returns the first event, or nil if none waits.
  mutating func next(in events: [ScrollEvent]) -> ScrollEvent? {
    if reported >= events.count { return nil }
    removeFirst()
    return events[reported - 1]
  }
}

extension UIScrollViewDelegate {
  /// Calls the method of an event.
  @inline(__always)
  func receive(_ event: ScrollEvent, of view: UIScrollView) {
    switch event.name {
    case .willBeginDragging: scrollViewWillBeginDragging(view)
    case .didScroll: scrollViewDidScroll(view)
    // The delegate was already called when the scroller asked for the target. Keyframes only note what they are.
    case .willEndDragging, .keyframePaced, .keyframeCubic, .keyframeCubicPaced: break
    case .didEndDragging: scrollViewDidEndDragging(view, willDecelerate: event.flags.contains(.dragging))
    case .willBeginDecelerating: scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: scrollViewDidEndScrollingAnimation(view)
    }
  }
}
