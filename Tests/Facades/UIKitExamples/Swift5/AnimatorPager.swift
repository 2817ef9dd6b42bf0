// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Goes to the next page by a spring that takes over the finger's speed, and lets a finger catch it on its way.
public final class AnimatorPager: NSObject, UIScrollViewDelegate {
  public private(set) var finishedPages: [Int] = []
  private let pageHeight: CGFloat
  private let pageCount: Int
  private var animator: UIViewPropertyAnimator?

  public init(pageHeight: CGFloat, pageCount: Int, in scrollView: UIScrollView) {
    self.pageHeight = pageHeight
    self.pageCount = pageCount
    super.init()
    scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: pageHeight * CGFloat(pageCount))
    scrollView.delegate = self
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    animator?.stopAnimation(true)
    animator = nil
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
    let position = scrollView.contentOffset.y / pageHeight + velocity.y * 0.3
    let page = max(0, min(Int(position.rounded()), pageCount - 1))
    let distance = CGFloat(page) * pageHeight - scrollView.contentOffset.y
    // The spring's velocity counts distances per second; UIKit's is in points per millisecond.
    let relative = abs(distance) < 1 ? 0 : velocity.y * 1000 / distance
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 180, damping: 24, initialVelocity: CGVector(dx: 0, dy: relative))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { scrollView.contentOffset.y = CGFloat(page) * self.pageHeight }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.finishedPages.append(page) }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
