// name: View.center
// files: 20
import UIKit

private final class CentringController: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for view in scrollView.subviews {
      let distance: CGFloat = abs(view.center.x - scrollView.contentOffset.x - self.view.center.x)
      view.alpha = 1 - distance / 1000
      view.center.y = scrollView.bounds.midY
    }
    let nearest: CGPoint = self.view.convert(self.view.center, to: scrollView)
    scrollView.subviews.first?.center = nearest
  }
}
