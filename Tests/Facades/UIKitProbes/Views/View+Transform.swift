// name: View.transform
// files: 4
import UIKit

private final class ScalingDelegate: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    for view in scrollView.subviews {
      let scale = max(0.8, 1 - abs(view.center.x - scrollView.bounds.midX) / 1000)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      if view.transform.isIdentity { view.transform = CGAffineTransform.identity }
      view.transform3D = CATransform3DMakeAffineTransform(view.transform)
    }
  }
}
