// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// A list that a handle pulls open: a property animator that is scrubbed, and turned around if the pull is taken back.
public final class SheetController: UIViewController {
  public enum SheetState {
    case open, closed

    var other: SheetState { self == .open ? .closed : .open }
  }

  public let scrollView = UIScrollView()
  public private(set) var current = SheetState.closed
  public private(set) var ends: [UIViewAnimatingPosition] = []
  private let distance: CGFloat = 400
  private var animator: UIViewPropertyAnimator?
  private var progressWhenInterrupted: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
  }

  private func animateIfNeeded(to state: SheetState) {
    guard animator == nil else { return }
    let animator = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 1) { [weak self] in
      guard let self else { return }
      self.scrollView.contentOffset.y = state == .open ? self.distance : 0
    }
    animator.addCompletion { [weak self] position in
      guard let self else { return }
      switch position {
      case .start: self.current = state.other
      case .end: self.current = state
      case .current: break
      @unknown default: break
      }
      self.ends.append(position)
      self.animator = nil
    }
    animator.startAnimation()
    self.animator = animator
  }

  /// Called when the handle is touched.
  public func pullBegan() {
    animateIfNeeded(to: current.other)
    animator?.pauseAnimation()
    progressWhenInterrupted = animator?.fractionComplete ?? 0
  }

  /// Called while the handle is pulled, with the share of the way.
  public func pullChanged(_ share: CGFloat) {
    guard let animator = animator else { return }
    animator.fractionComplete = (animator.isReversed ? -share : share) + progressWhenInterrupted
  }

  /// Called when the handle is let go.
  public func pullEnded(isTakenBack: Bool) {
    guard let animator = animator else { return }
    if animator.isReversed != isTakenBack { animator.isReversed.toggle() }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}
