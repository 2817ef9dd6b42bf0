// name: FlowLayout.minimumInteritemSpacing
// files: 5
import UIKit

private final class Interitem: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = layout.minimumInteritemSpacing
  }
}
