// name: ScrollView.isPagingEnabled
// files: 10
import UIKit

private final class Paging: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    isPagingEnabled = true
    if isPagingEnabled { self.isPagingEnabled = false }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
