// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import UIKit

/// Keeps the view where the finger left it and goes to the page in an animation of its own.
public final class SpringPager: NSObject, UIScrollViewDelegate {
  private let pageWidth: CGFloat = 375
  private let damping: CGFloat = 0.8

  public init(in scrollView: UIScrollView) {
    super.init()
    scrollView.contentSize = CGSize(width: 5 * pageWidth, height: scrollView.bounds.height)
    scrollView.delegate = self
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
    let page = scrollView.contentOffset.x / pageWidth
    let goal = velocity.x > 0.3 ? ceil(page) : velocity.x < -0.3 ? floor(page) : round(page)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      scrollView.contentOffset.x = max(0, min(4, goal)) * self.pageWidth
    }
  }
}
