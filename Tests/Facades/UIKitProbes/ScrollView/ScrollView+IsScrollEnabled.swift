// name: ScrollView.isScrollEnabled
// files: 2
import UIKit

private final class Locked: UITableViewCell {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  func lock(_ count: Int) { collectionView.isScrollEnabled = count > 1 }
}
