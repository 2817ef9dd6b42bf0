// name: ScrollView.isDecelerating
// files: 1
import UIKit

private final class Decelerating: NSObject, UIScrollViewDelegate {
  private(set) var isMoving = false

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    isMoving = scrollView.isDecelerating || !scrollView.isTracking
  }
}
