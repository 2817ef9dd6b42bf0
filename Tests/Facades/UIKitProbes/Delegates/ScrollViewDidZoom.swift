// name: delegate scrollViewDidZoom
// files: 1
// partly: never called: nothing zooms
import UIKit

private final class Zoomed: NSObject, UIScrollViewDelegate {
  func scrollViewDidZoom(_ scrollView: UIScrollView) { scrollView.subviews.first?.center = .zero }
}
