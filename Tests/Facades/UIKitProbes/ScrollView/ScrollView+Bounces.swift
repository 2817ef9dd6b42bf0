// name: ScrollView.bounces
// files: 2
import UIKit

private final class Stiff: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.bounces = scrollView.contentOffset.y > 100
    if scrollView.bounces == false { scrollView.isScrollEnabled = true }
  }
}
