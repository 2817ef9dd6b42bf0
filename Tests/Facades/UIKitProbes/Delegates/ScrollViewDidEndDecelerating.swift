// name: delegate scrollViewDidEndDecelerating
// files: 5
import UIKit

private final class Ending: NSObject, UITableViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
    scrollView.tag = page
  }
}
