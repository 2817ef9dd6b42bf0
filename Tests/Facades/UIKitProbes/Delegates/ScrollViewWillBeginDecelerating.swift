// name: delegate scrollViewWillBeginDecelerating
// files: 1
import UIKit

private final class Slowing: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.setContentOffset(scrollView.contentOffset, animated: false)
  }
}
