// name: delegate scrollViewDidEndDragging
// files: 4
import UIKit

private final class EndingDrag: NSObject, UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollView.setContentOffset(.zero, animated: true) }
  }
}
