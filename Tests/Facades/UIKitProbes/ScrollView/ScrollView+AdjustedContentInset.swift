// name: ScrollView.adjustedContentInset
// files: 3
// partly: it is contentInset: there are no bars
import UIKit

private final class Adjusted: UICollectionView {
  var top: CGFloat { return -adjustedContentInset.top }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let insets: UIEdgeInsets = adjustedContentInset
    contentOffset = CGPoint(x: -insets.left, y: -insets.top)
  }
}
