// name: UIScreen.main.bounds
// files: 2
// partly: always one of 375 by 667 pt, whatever the window is
import UIKit

private final class FullWidth: UICollectionViewFlowLayout {
  override init() {
    super.init()
    let width: CGFloat = UIScreen.main.bounds.width
    itemSize = CGSize(width: width, height: UIScreen.main.bounds.size.height / 2)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
