// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import CoreGraphics
import QuartzCore
import UIKit

/// Pages that come in pairs, with a gap after every second one; a slow drag is animated to its page.
public class PairsController: NSObject, UIScrollViewDelegate {
  let pageWidth: CGFloat
  let gap: CGFloat
  public var onPage: ((Int) -> Void)?

  public init(pageWidth: CGFloat, gap: CGFloat) {
    self.pageWidth = pageWidth
    self.gap = gap
    super.init()
  }

  public func offset(ofPage page: Int) -> CGFloat {
    return CGFloat(page) * pageWidth + CGFloat(page / 2) * gap
  }

  private func page(at x: CGFloat) -> Int {
    let pairWidth = 2 * pageWidth + gap
    let pair = max(0, floor((x + pageWidth / 2) / pairWidth))
    let left = Int(pair) * 2
    return abs(x - offset(ofPage: left)) <= abs(x - offset(ofPage: left + 1)) ? left : left + 1
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if velocity == .zero {
      // Stay, and go there in one's own time.
      let goal = offset(ofPage: page(at: scrollView.contentOffset.x))
      targetContentOffset.pointee = scrollView.contentOffset
      scrollView.setContentOffset(CGPoint(x: goal, y: 0), animated: true)
    } else {
      targetContentOffset.pointee.x = offset(ofPage: page(at: targetContentOffset.pointee.x))
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { scrollView.tag += 1 }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { report(scrollView) }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { report(scrollView) }

  private func report(_ scrollView: UIScrollView) {
    scrollView.layer.transform = CATransform3DScale(CATransform3DIdentity, 1, 1, 1)
    onPage?(page(at: scrollView.contentOffset.x))
  }
}
