import Foundation
import UIKitFacade

/// Writes down each call with the horizontal offset and the flags it reads: tracking, dragging, decelerating.
final class CallLog: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  /// What to do in a call, by its name.
  var actions: [String: (UIScrollView) -> Void] = [:]
  /// What to make of a target.
  var retarget: ((inout CGPoint) -> Void)?
  private(set) var velocity = CGPoint.zero

  private func note(_ call: String, _ view: UIScrollView) {
    let flags = [(view.isTracking, "t"), (view.isDragging, "d"), (view.isDecelerating, "e")]
      .map { $0.0 ? $0.1 : "-" }.joined()
    calls.append("\(call) \(view.contentOffset.x) \(flags)")
    actions[call]?(view)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    retarget?(&targetContentOffset.pointee)
    note("willEndDragging", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note(decelerate ? "didEndDragging" : "didEndDraggingAtRest", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
}
