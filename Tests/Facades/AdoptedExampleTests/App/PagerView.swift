// swift-format-ignore-file
import UIKit

@objc public protocol PagerViewDelegate {
  func pagerView(_ pagerView: PagerView, didMoveTo index: Int)
  @objc optional func pagerViewWillBeginDragging(_ pagerView: PagerView)
  @objc optional func pagerView(
    _ pagerView: PagerView,  // the sender
    willEndDraggingAt target: Int
  )
  @objc optional func pagerView(_ pagerView: PagerView, titleForPage index: Int) -> String?
}

@objcMembers
public class PagerView: UIView, UIScrollViewDelegate {
  public weak var delegate: PagerViewDelegate?
  public let scrollView = UIScrollView()
  public var pageWidth: CGFloat = 300
  public dynamic private(set) var currentIndex = 0
  public private(set) var title = ""

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: pageWidth * 8, height: bounds.height)
    scrollView.decelerationRate = .fast
    scrollView.delegate = self
    addSubview(scrollView)
  }

  public required init?(coder: NSCoder) { fatalError() }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.pagerViewWillBeginDragging?(self)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = Int((targetContentOffset.pointee.x / pageWidth).rounded())
    let page = min(max(target, currentIndex - 1), currentIndex + 1)
    delegate?.pagerView?(self, willEndDraggingAt: page)
    targetContentOffset.pointee.x = CGFloat(page) * pageWidth
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    currentIndex = Int((scrollView.contentOffset.x / pageWidth).rounded())
    title = delegate?.pagerView?(self, titleForPage: currentIndex) ?? "Page \(currentIndex)"
    delegate?.pagerView(self, didMoveTo: currentIndex)
  }
}
