// name: FlowLayout.minimumLineSpacing
// files: 26
import UIKit

private final class LineSpaced: UICollectionViewFlowLayout {
  @IBInspectable var spacing: CGFloat = 20

  override func prepare() {
    super.prepare()
    minimumLineSpacing = spacing
    self.minimumLineSpacing -= itemSize.width * 0.1
    let _: CGFloat = minimumLineSpacing
  }
}
