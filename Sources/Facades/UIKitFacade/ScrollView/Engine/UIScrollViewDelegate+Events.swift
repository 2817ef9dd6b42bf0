import ScrollPhysics

extension UIScrollViewDelegate {
  /// Calls the method of an event; `decelerates` is for the end of a drag.
  @inline(__always)
  package func receive(_ event: ScrollEvent.Name, decelerates: @autoclosure () -> Bool, of view: UIScrollView) {
    switch event {
    case .willBeginDragging: scrollViewWillBeginDragging(view)
    case .didScroll: scrollViewDidScroll(view)
    // The delegate was already called when the scroller asked for the target. Keyframes only note what they are.
    case .willEndDragging, .keyframePaced, .keyframeCubic, .keyframeCubicPaced: break
    case .didEndDragging: scrollViewDidEndDragging(view, willDecelerate: decelerates())
    case .willBeginDecelerating: scrollViewWillBeginDecelerating(view)
    case .didEndDecelerating: scrollViewDidEndDecelerating(view)
    case .didEndScrollingAnimation: scrollViewDidEndScrollingAnimation(view)
    }
  }
}
