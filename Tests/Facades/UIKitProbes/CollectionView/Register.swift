// name: CollectionView.register(
// files: 2
// partly: classes; there are no nibs
import UIKit

private final class Registering: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: String(describing: UICollectionReusableView.self))
  }
}
