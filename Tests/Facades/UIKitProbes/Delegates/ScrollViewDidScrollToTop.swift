// name: delegate scrollViewDidScrollToTop
// files: 2
// partly: never called: there is no status bar to tap
import UIKit

private final class Top: NSObject, UIScrollViewDelegate {
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { scrollView.tag = 0 }
}
