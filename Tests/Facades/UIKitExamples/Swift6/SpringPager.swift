// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Keeps the view where the finger left it and goes to the page in an animation of its own.
public final class SpringPager: NSObject, UIScrollViewDelegate {
  public private(set) var shown: [Int] = []
  private let pageWidth: CGFloat
  private let pageCount: Int

  public init(pageWidth: CGFloat, pageCount: Int, in scrollView: UIScrollView) {
    self.pageWidth = pageWidth
    self.pageCount = pageCount
    super.init()
    scrollView.contentSize = CGSize(width: pageWidth * CGFloat(pageCount), height: scrollView.bounds.height)
    scrollView.delegate = self
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = scrollView.contentOffset
    let page = scrollView.contentOffset.x / pageWidth
    let goal = velocity.x > 0.3 ? ceil(page) : velocity.x < -0.3 ? floor(page) : round(page)
    let index = max(0, min(pageCount - 1, Int(goal)))
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: abs(velocity.x),
      options: [.curveEaseOut, .allowUserInteraction],
      animations: {
        scrollView.contentOffset = CGPoint(x: CGFloat(index) * self.pageWidth, y: 0)
        scrollView.layoutIfNeeded()
      },
      completion: { [weak self] finished in
        if finished { self?.shown.append(index) }
      })
  }
}
