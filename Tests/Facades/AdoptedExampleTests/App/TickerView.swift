// swift-format-ignore-file
import UIKit

@objc protocol TickerViewDataSource: NSObjectProtocol {
  @objc func numberOfLines(in ticker: TickerView) -> Int
  @objc optional func ticker(_ ticker: TickerView, textForLine line: Int) -> String?
}

/// Lines of text in a vertical pager, the next one by a button or a swipe.
class TickerView: UIView {
  @IBOutlet weak var dataSource: TickerViewDataSource?
  private lazy var scroll: UIScrollView = {
    $0.isPagingEnabled = true
    $0.delegate = self
    return $0
  }(UIScrollView())
  var scrollView: UIScrollView { scroll }
  @objc private(set) var line = 0
  private(set) var text: String?

  private let up = UIButton(type: .system), down = UIButton(type: .system)
  var arrows: [UIButton] { [up, down] }

  override func awakeFromNib() {
    super.awakeFromNib()
    reload()
  }

  @objc(reload) func reload() {
    guard let source = dataSource else { return }
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: bounds.height * CGFloat(source.numberOfLines(in: self)))
    addSubview(scroll)
    up.removeTarget(nil, action: nil, for: .allEvents)
    for (button, action) in [(up, #selector(goUp)), (down, #selector(goDown))] {
      button.addTarget(self, action: action, for: .touchUpInside)
    }
    show(0)
  }

  private func show(_ index: Int) {
    line = index
    text = dataSource?.ticker?(self, textForLine: index) ?? "–"
    scroll.contentOffset.y = CGFloat(index) * bounds.height
  }

  @objc private func goUp() { show(max(0, line - 1)) }
  @objc private func goDown() { show(line + 1) }
}

extension TickerView: UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    show(Int(scrollView.contentOffset.y / bounds.height))
  }
}
