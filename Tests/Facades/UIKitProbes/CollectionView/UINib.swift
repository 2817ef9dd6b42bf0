// name: type UINib
// files: 1
// not possible: there are no nibs; register the class and set it up in code
import UIKit

private final class Nibs: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UINib(nibName: "Card", bundle: nil), forCellWithReuseIdentifier: "Card")
  }
}
