// name: UIScreen.main.bounds
// files: 2
import UIKit

private final class FullWidth: UICollectionViewFlowLayout {
  override init() {
    super.init()
    let width: CGFloat = UIScreen.main.bounds.width
    itemSize = CGSize(width: width, height: UIScreen.main.bounds.size.height / 2)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
