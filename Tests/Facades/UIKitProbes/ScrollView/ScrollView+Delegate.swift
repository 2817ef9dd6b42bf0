// name: ScrollView.delegate
// files: 11
import UIKit

private final class Forwarding: UIView, UIScrollViewDelegate {
  weak var delegate: UIScrollViewDelegate?
  lazy var scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.delegate = self
    return scrollView
  }()

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let known: UIScrollViewDelegate? = scrollView.delegate
    if known === self { scrollView.delegate = nil }
  }
}
