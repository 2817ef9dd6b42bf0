// name: View.addSubview/removeFromSuperview
// files: 4
import UIKit

private final class Container: UIView {
  func show(_ page: UIView) {
    addSubview(page)
    insertSubview(UIView(), at: 0)
    insertSubview(UIView(), belowSubview: page)
    insertSubview(UIView(), aboveSubview: page)
    bringSubviewToFront(page)
    sendSubviewToBack(page)
    page.removeFromSuperview()
  }

  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}
