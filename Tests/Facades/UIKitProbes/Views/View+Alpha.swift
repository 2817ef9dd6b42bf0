// name: View.alpha
// files: 10
import UIKit

private final class Fading: NSObject, UIScrollViewDelegate {
  let header = UIView()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    header.alpha = max(0, 1 - scrollView.contentOffset.y / 100)
    let _: CGFloat = header.alpha
    if header.alpha == 0 { header.alpha = 0.0 }
  }
}
