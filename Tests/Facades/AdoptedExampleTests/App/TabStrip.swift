// swift-format-ignore-file
import UIKit

protocol TabStripDelegate: AnyObject {
  func tabStrip(_ strip: TabStrip, didSelect index: Int)
}

/// Buttons above a paging scroll view.
class TabStrip: UIView {
  weak var delegate: TabStripDelegate?
  var didChange: ((Int) -> Void)?
  let pages = UIScrollView()
  private let stack = UIStackView()
  private(set) var buttons = [UIButton]()
  private(set) var selected = 0

  func configure(with titles: [String]) {
    pages.isPagingEnabled = true
    pages.delegate = self
    [stack, pages].forEach(addSubview(_:))
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .custom)
      button.tag = index
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(tabTapped(_:)), for: UIControl.Event.touchUpInside)
      stack.addArrangedSubview(button)
      return button
    }
  }

  @objc
  private func tabTapped(_ sender: UIButton) {
    select(sender.tag)
    let x = CGFloat(sender.tag) * pages.bounds.width
    pages.setContentOffset(CGPoint(x: x, y: 0), animated: false)
  }

  private func select(_ index: Int) {
    guard index != selected else { return }
    selected = index
    for button in buttons { button.isSelected = button.tag == index }
    delegate?.tabStrip(self, didSelect: index)
    didChange?(index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 44)
    pages.frame = CGRect(x: 0, y: 44, width: bounds.width, height: bounds.height - 44)
    pages.contentSize = CGSize(width: bounds.width * CGFloat(buttons.count), height: pages.bounds.height)
  }
}

extension TabStrip: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    select(Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded()))
  }
}
