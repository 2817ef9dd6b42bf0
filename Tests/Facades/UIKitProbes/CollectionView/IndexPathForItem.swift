// name: CollectionView.indexPathForItem(at
// files: 1
import UIKit

private final class MiddleItem: NSObject, UIScrollViewDelegate {
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard let view = scrollView as? UICollectionView else { return }
    let path: IndexPath? = view.indexPathForItem(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    if let path { view.tag = path.item }
  }
}
