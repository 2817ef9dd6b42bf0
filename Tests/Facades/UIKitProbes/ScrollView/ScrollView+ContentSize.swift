// name: ScrollView.contentSize
// files: 16
import UIKit

private final class Sized: UIViewController {
  let scrollView = UIScrollView()

  override func viewDidLayoutSubviews() {
    scrollView.contentSize = CGSize(width: 3 * view.frame.width, height: scrollView.frame.height)
    scrollView.contentSize.height = 1
    let _: CGFloat = scrollView.contentSize.width - scrollView.bounds.width
  }
}

private final class SelfSized: UICollectionView {
  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { return contentSize }
}
