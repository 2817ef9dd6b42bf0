// name: type UIPanGestureRecognizer
// files: 1
// partly: only a scroll view's own sees a finger
import UIKit

private final class PanCell: UICollectionViewCell, UIGestureRecognizerDelegate {
  let pan = UIPanGestureRecognizer()

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity: CGPoint = pan.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y) && pan.location(in: nil).x > 10
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer.view is UIScrollView
  }
}
