// swift-format-ignore-file
import UIKit

/// A tap on a card centres it; a second tap on the same card opens it.
final class FocusRow: UIView {
  let scrollView = UIScrollView()
  private(set) var cards: [UIView] = []
  private(set) var focused: Int?
  private(set) var opened: [Int] = []

  convenience init(count: Int, frame: CGRect) {
    self.init(frame: frame)
    scrollView.frame = bounds
    scrollView.contentInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    addSubview(scrollView)
    for index in 0..<count {
      let card = UIView(frame: CGRect(x: CGFloat(index) * 260, y: 0, width: 250, height: bounds.height))
      card.tag = index
      let tap = UITapGestureRecognizer(target: self, action: #selector(cardTapped(recognizer:)))
      tap.numberOfTapsRequired = 1
      card.addGestureRecognizer(tap)
      card.isUserInteractionEnabled = true
      scrollView.addSubview(card)
      cards.append(card)
    }
    scrollView.contentSize = CGSize(width: CGFloat(count) * 260 - 10, height: bounds.height)
  }

  @objc private func cardTapped(recognizer: UITapGestureRecognizer) {
    guard let card = recognizer.view else { return }
    if focused == card.tag {
      opened.append(card.tag)
    } else {
      focused = card.tag
      let x = card.frame.midX - scrollView.bounds.width / 2
      scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: false)
    }
  }
}
