// name: ScrollView.contentInsetAdjustmentBehavior
// files: 1
// partly: kept; there are no bars to adjust for
import UIKit

private final class UnderBars: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    if #available(iOS 11.0, *) {
      list.contentInsetAdjustmentBehavior = .never
    } else {
      automaticallyAdjustsScrollViewInsets = false
    }
    let _: UIScrollView.ContentInsetAdjustmentBehavior = list.contentInsetAdjustmentBehavior
  }
}
