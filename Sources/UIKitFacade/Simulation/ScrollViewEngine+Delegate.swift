import ScrollPhysics

/// What the delegate is told of an event.
extension ScrollViewEngine {
  func tell(_ event: ScrollEvent, _ view: UIScrollView) {
    guard let delegate = view.delegate else { return }
    switch event.name {
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(view)
    case .didScroll: delegate.scrollViewDidScroll(view)
    // Asked when the scroller asked.
    case .willEndDragging: break
    case .didEndDragging:
      delegate.scrollViewDidEndDragging(view, willDecelerate: event.flags.contains(.dragging))
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(view)
    }
  }
}
