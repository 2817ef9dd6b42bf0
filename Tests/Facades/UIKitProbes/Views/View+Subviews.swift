// name: View.subviews
// files: 5
import UIKit

private final class Parents: UIView {
  func clear() {
    let all: [UIView] = subviews
    for view in subviews where view.tag > 0 { view.removeFromSuperview() }
    subviews.forEach { $0.removeFromSuperview() }
    let _: UIScrollView? = all.compactMap { $0 as? UIScrollView }.first
    let _: Int = subviews.count
  }
}
