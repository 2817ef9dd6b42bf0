// name: FlowLayout.scrollDirection
// files: 24
import UIKit

private final class Directed: UICollectionViewFlowLayout {
  var length: CGFloat { return scrollDirection == .horizontal ? itemSize.width : itemSize.height }

  override func awakeFromNib() {
    super.awakeFromNib()
    self.scrollDirection = .horizontal
    switch scrollDirection {
    case .horizontal: break
    case .vertical: scrollDirection = UICollectionView.ScrollDirection.horizontal
    @unknown default: break
    }
  }
}
