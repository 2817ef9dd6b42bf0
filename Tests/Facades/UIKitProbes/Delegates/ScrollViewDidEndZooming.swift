// name: delegate scrollViewDidEndZooming
// files: 1
// partly: never called: nothing zooms
import UIKit

private final class ZoomEnding: NSObject, UIScrollViewDelegate {
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    view?.tag = Int(scale)
  }
}
