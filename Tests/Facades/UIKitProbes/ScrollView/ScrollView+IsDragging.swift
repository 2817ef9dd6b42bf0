// name: ScrollView.isDragging
// files: 1
import UIKit

private final class Carousel: UIScrollView {
  func next() {
    if isDragging || isTracking { return }
    setContentOffset(CGPoint(x: contentOffset.x + bounds.width, y: 0), animated: true)
  }
}
