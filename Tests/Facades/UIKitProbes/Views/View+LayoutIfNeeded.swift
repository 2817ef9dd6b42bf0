// name: View.layoutIfNeeded/setNeedsLayout
// files: 3
import UIKit

private final class Relayout: UIViewController {
  func expand() {
    view.setNeedsLayout()
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    view.setNeedsDisplay()
    view.setNeedsUpdateConstraints()
  }
}
