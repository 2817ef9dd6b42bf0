// name: ScrollView.scrollsToTop
// files: 2
// partly: kept; there is no status bar to tap
import UIKit

private final class InnerRow: UICollectionView {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    scrollsToTop = false
  }
}
