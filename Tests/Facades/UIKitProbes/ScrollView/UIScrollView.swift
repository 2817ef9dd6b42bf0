// name: type UIScrollView
// files: 28
import UIKit

private final class Pager: UIScrollView, UIScrollViewDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  func scroll(_ scrollView: UIScrollView?) {
    guard let scrollView else { return }
    scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    scrollView.isDirectionalLockEnabled = true
    scrollView.flashScrollIndicators()
    scrollView.keyboardDismissMode = .onDrag
    scrollView.delaysContentTouches = false
    scrollView.canCancelContentTouches = true
    scrollView.indicatorStyle = .white
    scrollView.scrollIndicatorInsets = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0)
    let isSame: Bool = scrollView === self || scrollView == self
    if isSame { scrollView.contentInsetAdjustmentBehavior = .never }
  }

  override func touchesShouldCancel(in view: UIView) -> Bool { return true }
}
