// name: CGRect(origin:size:)
// files: 6
import UIKit

private final class VisibleLayout: UICollectionViewFlowLayout {
  var visible: CGRect {
    guard let collectionView else { return CGRect(origin: .zero, size: .zero) }
    return CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
  }
}
