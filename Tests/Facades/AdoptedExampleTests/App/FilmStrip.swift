// swift-format-ignore-file
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A strip of frames that watches the scroll view's own pan, to tint itself while a finger is down.
class FilmStrip: UIScrollView {
  enum Phase { case idle, dragging, released(velocity: CGFloat) }
  private(set) var phase = Phase.idle
  private(set) var farthest: CGFloat = 0
  let frameWidth: CGFloat = 120

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUpStrip()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUpStrip()
  }

  private func setUpStrip() {
    contentSize = CGSize(width: frameWidth * 30, height: bounds.height)
    panGestureRecognizer.addTarget(self, action: #selector(handlePan(_:)))
    self.delegate = self
  }

  @objc func handlePan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      phase = .dragging
      farthest = 0
    case .changed:
      farthest = max(farthest, abs(recognizer.translation(in: self).x))
    case .ended, .cancelled, .failed:
      phase = .released(velocity: recognizer.velocity(in: self).x)
    default:
      break
    }
  }
}

extension FilmStrip: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let frame = (targetContentOffset.pointee.x / frameWidth).rounded()
    targetContentOffset.pointee = CGPoint(x: frame * frameWidth, y: 0)
  }
}
