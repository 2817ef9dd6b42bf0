// name: delegate scrollViewWillBeginDragging
// files: 7
import UIKit

private final class Beginning: NSObject, UICollectionViewDelegateFlowLayout {
  var page = 0

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    page = Int(scrollView.contentOffset.x / scrollView.frame.width)
  }
}
