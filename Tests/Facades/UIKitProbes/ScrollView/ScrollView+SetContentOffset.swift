// name: ScrollView.setContentOffset(_:animated:)
// files: 13
import UIKit

private final class Going: UIScrollView {
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }

  func go(to page: Int) {
    setContentOffset(CGPoint(x: bounds.width * CGFloat(page), y: 0), animated: true)
    setContentOffset(contentOffset, animated: false)
    setContentOffset(.zero, animated: UIView.areAnimationsEnabled)
  }
}
