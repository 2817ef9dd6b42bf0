// name: ScrollView.isTracking
// files: 1
import UIKit

private final class Tracking: NSObject, UIScrollViewDelegate {
  private(set) var page = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isTracking else { return }
    page = Int(scrollView.contentOffset.x / max(1, scrollView.bounds.width))
  }
}
