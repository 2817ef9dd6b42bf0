// name: View.autoresizingMask
// files: 3
import UIKit

private final class Resizing: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.autoresizingMask = UIView.AutoresizingMask.flexibleTopMargin
    if scrollView.autoresizingMask.contains(.flexibleLeftMargin) { scrollView.autoresizesSubviews = false }
    view.addSubview(scrollView)
  }
}
