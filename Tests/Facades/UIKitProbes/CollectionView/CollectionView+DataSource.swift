// name: CollectionView.dataSource
// files: 6
import UIKit

private final class Sourced: UIViewController, UICollectionViewDataSource {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = self
    let source: UICollectionViewDataSource? = list.dataSource
    if source === self { list.dataSource = nil }
    let _: Int? = list.dataSource?.collectionView(list, numberOfItemsInSection: 0)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return UICollectionViewCell()
  }
}
