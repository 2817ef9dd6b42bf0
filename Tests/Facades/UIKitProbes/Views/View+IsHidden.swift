// name: View.isHidden
// files: 1
import UIKit

private final class Hiding: NSObject, UIScrollViewDelegate {
  let arrow = UIView()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    arrow.isHidden = scrollView.contentOffset.x <= 0
    if !arrow.isHidden { arrow.alpha = 1 }
  }
}
