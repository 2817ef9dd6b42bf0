// name: CGRect.maxY
// files: 4
import UIKit

private final class Stacked: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for view in subviews {
      view.frame.origin.y = y
      y = view.frame.maxY + 8
    }
    let _: Bool = y > bounds.maxY
  }
}
