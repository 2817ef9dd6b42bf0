// swift-format-ignore-file
import ObjectiveC
import UIKit

@objcMembers class BaseCarousel: UIView {
  let scrollView = UIScrollView()
  var itemWidth: CGFloat { 200 }
  private(set) var log: [String] = []
  @objc dynamic var index = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(width: 4000, height: bounds.height)
    scrollView.delegate = self
    addSubview(scrollView)
  }

  func note(_ word: String) { log.append(word) }
}

extension BaseCarousel: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    index = Int((targetContentOffset.pointee.x / itemWidth).rounded())
    targetContentOffset.pointee.x = CGFloat(index) * itemWidth
  }

  @objc func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("base \(decelerate)")
  }
}

/// Cards of another width, which log too.
class WideCarousel: BaseCarousel {
  override var itemWidth: CGFloat { 320 }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    note("wide")
  }
}
