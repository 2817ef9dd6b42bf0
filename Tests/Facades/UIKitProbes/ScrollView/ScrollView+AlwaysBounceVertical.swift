// name: ScrollView.alwaysBounceVertical
// files: 2
import UIKit

private final class Pulled: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.collectionView.alwaysBounceVertical = true
    let _: Bool = collectionView.alwaysBounceVertical
  }
}
