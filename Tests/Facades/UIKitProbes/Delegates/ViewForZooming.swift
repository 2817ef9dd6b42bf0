// name: delegate viewForZooming
// files: 1
// partly: never called: nothing zooms
import UIKit

private final class Zooming: NSObject, UIScrollViewDelegate {
  let picture = UIImageView()

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { return picture }

  func setUp(_ scrollView: UIScrollView) {
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 3.0
    scrollView.zoomScale = 1
    scrollView.setZoomScale(1, animated: true)
    if scrollView.zoomScale == scrollView.minimumZoomScale, !scrollView.isZooming { scrollView.bouncesZoom = false }
  }
}
