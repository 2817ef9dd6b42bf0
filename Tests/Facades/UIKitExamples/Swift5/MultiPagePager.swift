// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

/// Turns more pages the harder the flick: 0.3 for each point per millisecond, rounded, and at least the next one.
open class MultiPagePager: UIView, UIScrollViewDelegate {
  public let scrollView = UIScrollView()
  public var pageCount = 0 {
    didSet { setNeedsLayout() }
  }
  public private(set) var currentPage = 0
  private var startPage: CGFloat = 0

  override public init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.delegate = self
    scrollView.decelerationRate = UIScrollView.DecelerationRate.fast
    addSubview(scrollView)
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    scrollView.delegate = self
    addSubview(scrollView)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pageCount), height: bounds.height)
    scrollView.contentOffset = CGPoint(x: bounds.width * CGFloat(currentPage), y: 0)
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    startPage = round(scrollView.contentOffset.x / scrollView.bounds.width)
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let width = scrollView.frame.size.width
    guard width > 0 else { return }
    var page = round(scrollView.contentOffset.x / width)
    if abs(velocity.x) > 0.2 {
      let pages = round(velocity.x * 0.3)
      page = startPage + (pages != 0 ? pages : velocity.x > 0 ? 1 : -1)
    }
    page = max(0, min(page, CGFloat(pageCount - 1)))
    currentPage = Int(page)
    targetContentOffset.pointee = CGPoint(x: page * width, y: targetContentOffset.pointee.y)
  }
}
