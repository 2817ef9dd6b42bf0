import ScrollPhysics

/// Reports events to the delegate.
extension ScrollViewEngine {
  func tell(_ event: ScrollEvent, _ view: UIScrollView) {
    guard let delegate = view.delegate else { return }
    switch event.name {
    case .willBeginDragging: delegate.scrollViewWillBeginDragging(view)
    case .didScroll: delegate.scrollViewDidScroll(view)
    // The delegate was already called when the scroller asked for the target.
    case .willEndDragging: break
    case .didEndDragging:
      delegate.scrollViewDidEndDragging(view, willDecelerate: event.flags.contains(.dragging))
    case .willBeginDecelerating: delegate.scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: delegate.scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: delegate.scrollViewDidEndScrollingAnimation(view)
    }
  }
}
