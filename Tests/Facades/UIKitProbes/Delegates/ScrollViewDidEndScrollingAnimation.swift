// name: delegate scrollViewDidEndScrollingAnimation
// files: 4
import UIKit

private final class EndingAnimation: UIView, UIScrollViewDelegate {
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
