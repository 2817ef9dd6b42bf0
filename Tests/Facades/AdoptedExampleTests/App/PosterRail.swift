// swift-format-ignore-file
import QuartzCore
import UIKit

/// Posters of different widths, aligned at their left edges, with dots that can be tapped.
public final class PosterRail: UIControl {
  private let widths: [CGFloat]
  private let spacing: CGFloat
  public let scrollView = UIScrollView()
  public let dots = UIPageControl()
  public private(set) var current = 0 {
    didSet {
      guard oldValue != current else { return }
      dots.currentPage = current
      sendActions(for: .valueChanged)
    }
  }

  public init(widths: [CGFloat], spacing: CGFloat = 8) {
    self.widths = widths
    self.spacing = spacing
    super.init(frame: .zero)
    dots.numberOfPages = widths.count
    dots.addTarget(self, action: #selector(dotsChanged(_:)), for: .valueChanged)
    scrollView.delegate = self
    addSubview(scrollView)
    addSubview(dots)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { fatalError() }

  private var starts: [CGFloat] {
    widths.reduce(into: [0]) { $0.append($0.last! + $1 + spacing) }.dropLast()
  }

  @objc func dotsChanged(_ dots: UIPageControl) {
    scrollView.setContentOffset(CGPoint(x: starts[dots.currentPage], y: 0), animated: false)
    current = dots.currentPage
  }
}

extension PosterRail {
  public override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: starts.last! + max(widths.last!, bounds.width), height: bounds.height)
  }
}

extension PosterRail: UIScrollViewDelegate {
  @objc public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let x = targetContentOffset.pointee.x
    let nearest = starts.indices.min { abs(starts[$0] - x) < abs(starts[$1] - x) } ?? 0
    targetContentOffset.pointee.x = starts[nearest]
    current = nearest
  }
}
