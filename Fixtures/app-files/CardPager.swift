import UIKit

/// A row of cards with a button for the next one.
final class CardPager: UIViewController, UIScrollViewDelegate {
  @IBOutlet private weak var scrollView: UIScrollView!
  @IBOutlet var nextButton: UIButton!
  private let cardWidth: CGFloat = 300

  @objc private func showNext() {
    scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x + cardWidth, y: 0), animated: true)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = (targetContentOffset.pointee.x / cardWidth).rounded() * cardWidth
  }
}

extension CardPager {
  override func viewDidLoad() {
    super.viewDidLoad()
    nextButton.addTarget(self, action: #selector(showNext), for: .touchUpInside)
  }
}

#Preview {
  CardPager()
}
