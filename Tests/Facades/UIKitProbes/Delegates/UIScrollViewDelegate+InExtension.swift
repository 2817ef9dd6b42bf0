// name: delegate scrollViewDidScroll
// files: 10
import UIKit

private final class Didscroll: UIViewController {
  var page = 0
}

extension Didscroll: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.frame.size.width
    page = Int(floor((scrollView.contentOffset.x - width / 2) / width) + 1)
  }
}

private final class DidscrollController: UITableViewController {
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
    tableView.tag = 1
  }
}
