// name: FlowLayout.headerReferenceSize
// files: 1
import UIKit

private final class Headed: UICollectionViewFlowLayout {
  func setHeader() {
    headerReferenceSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 44)
    sectionHeadersPinToVisibleBounds = true
  }
}
