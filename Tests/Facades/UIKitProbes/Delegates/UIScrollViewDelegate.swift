// name: type UIScrollViewDelegate
// files: 12
import UIKit

private protocol PagerDelegate: UIScrollViewDelegate {
  func pager(_ pager: UIScrollView, didShow page: Int)
}

private final class DelegateProxy: NSObject, UIScrollViewDelegate {
  weak var other: UIScrollViewDelegate?

  init(other: UIScrollViewDelegate? = nil) {
    self.other = other
  }
}

extension DelegateProxy {
  func tell(_ scrollView: UIScrollView) {
    (other as? PagerDelegate)?.pager(scrollView, didShow: 0)
    other?.scrollViewDidScroll(scrollView)
  }
}
