// swift-format-ignore-file
import UIKit

/// Banners that advance by themselves until a finger takes over.
public class BannerCarousel: UIView {
  static let shouldPause = Notification.Name("BannerCarouselShouldPause")

  let scrollView = UIScrollView()
  private var banners: [UIView] = []
  private(set) var timer: Timer?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    scrollView.delegate = self
    scrollView.isPagingEnabled = true
    addSubview(scrollView)
    NotificationCenter.default.addObserver(
      self, selector: #selector(pause(_:)), name: BannerCarousel.shouldPause, object: nil)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func show(_ count: Int) {
    banners.forEach { $0.removeFromSuperview() }
    banners = (0..<count).map { _ in UIView() }
    banners.forEach(scrollView.addSubview)
    setNeedsLayout()
    start()
  }

  func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: #selector(advance), userInfo: nil, repeats: true)
  }

  @objc private func advance() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / width).rounded())
    let next = page + 1 >= banners.count ? 0 : page + 1
    scrollView.setContentOffset(CGPoint(x: CGFloat(next) * width, y: 0), animated: false)
  }

  @objc private func pause(_ notification: Notification) {
    timer?.invalidate()
    timer = nil
  }
}

extension BannerCarousel {
  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    for (index, banner) in banners.enumerated() {
      banner.frame = CGRect(
        x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
    }
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(banners.count), height: bounds.height)
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 160)
  }
}

extension BannerCarousel: UIScrollViewDelegate {
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    timer?.invalidate()
    timer = nil
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    start()
  }
}
