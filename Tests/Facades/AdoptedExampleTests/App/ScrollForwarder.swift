// swift-format-ignore-file
import UIKit

/// Stands between a scroll view and the delegate of the app, and counts.
final class ScrollForwarder: NSObject, UIScrollViewDelegate {
  @objc weak var forwardee: UIScrollViewDelegate?
  var onSettle: ((CGFloat) -> Void)?
  private(set) var drags = 0

  @objc init(forwardee: UIScrollViewDelegate?) {
    self.forwardee = forwardee
    super.init()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    forwardee?.scrollViewDidScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    drags += 1
    forwardee?.scrollViewWillBeginDragging?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    forwardee?.scrollViewWillEndDragging?(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    // Whatever the forwardee wanted, whole hundreds.
    targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 100).rounded() * 100
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    onSettle?(scrollView.contentOffset.x)
    forwardee?.scrollViewDidEndDecelerating?(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    if let view = forwardee?.viewForZooming?(in: scrollView) { return view }
    return nil
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    guard let forwardee = forwardee else { return true }
    return forwardee.scrollViewShouldScrollToTop?(scrollView) ?? true
  }
}
