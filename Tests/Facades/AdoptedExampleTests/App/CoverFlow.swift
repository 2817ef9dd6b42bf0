// swift-format-ignore-file
import UIKit

class CoverFlowView: UIView {
  private let container = UIScrollView(frame: .zero)
  private var covers: [UIView] = []
  private var observation: NSKeyValueObservation?

  func install(_ count: Int) {
    container.frame = bounds
    container.contentSize = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    addSubview(container)
    covers = (0..<count).map { _ in UIView() }
    observation = container.observe(\.contentOffset, options: [.new]) { [weak self] view, _ in
      self?.turn(view.contentOffset.x)
    }
  }

  private func turn(_ x: CGFloat) {
    for (index, cover) in covers.enumerated() {
      let distance = CGFloat(index) - x / bounds.width
      cover.layer.transform = CATransform3DMakeRotation(distance, 0, 1, 0)
    }
  }
}
