// Display links and actions of gesture recognizers need the runtime of Objective-C.
#if canImport(ObjectiveC)
  import UIKit

  /// Watches a scroll view whose delegate belongs to UIKit or SwiftUI: its offset at every frame, and the pan's end.
  @MainActor
  final class MeasuringObserver: NSObject {
    private let scrollView: UIScrollView
    private weak var controller: MeasuringController?
    private var link: CADisplayLink?

    /// Starts to watch a view.
    init(_ scrollView: UIScrollView, _ controller: MeasuringController) {
      (self.scrollView, self.controller) = (scrollView, controller)
      super.init()
      scrollView.panGestureRecognizer.addTarget(self, action: #selector(pan))
      link = CADisplayLink(target: self, selector: #selector(frame))
      link?.add(to: .main, forMode: .common)
    }

    /// Ends it; the display link keeps the observer until then.
    func stop() {
      link?.invalidate()
      scrollView.panGestureRecognizer.removeTarget(self, action: nil)
    }

    @objc private func pan(_ recognizer: UIPanGestureRecognizer) {
      if recognizer.state != .ended { return }
      controller?.logRelease(
        at: scrollView.contentOffset.x, panVelocity: recognizer.velocity(in: scrollView.superview).x,
        rate: scrollView.decelerationRate)
    }

    @objc private func frame(_ link: CADisplayLink) {
      controller?.logFrame(
        at: scrollView.contentOffset.x,
        isMoving: scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating)
    }
  }
#endif
