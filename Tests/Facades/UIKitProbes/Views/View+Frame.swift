// name: View.frame
// files: 29
import UIKit

private final class FramedView: UIView {
  override var frame: CGRect {
    didSet { tag += 1 }
  }

  func place(_ index: Int, in scrollView: UIScrollView) {
    frame = CGRect(
      x: scrollView.frame.width * CGFloat(index), y: 0, width: scrollView.frame.size.width,
      height: scrollView.frame.height)
    frame.origin.x += 8
    frame.size = .zero
    let _: CGFloat = frame.minX + (superview?.frame.size.height ?? 0)
  }
}
