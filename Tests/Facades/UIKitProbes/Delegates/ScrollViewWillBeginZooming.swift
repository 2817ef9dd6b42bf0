// name: delegate scrollViewWillBeginZooming
// files: 1
// partly: never called: nothing zooms
import UIKit

private final class ZoomBeginning: NSObject, UIScrollViewDelegate {
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { view?.tag = 1 }
}
