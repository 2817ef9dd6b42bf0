// name: FlowLayout.itemSize
// files: 27
import UIKit

private final class ItemSized: UICollectionViewFlowLayout {
  var pageWidth: CGFloat { return itemSize.width + minimumLineSpacing }

  override func prepare() {
    if let size = collectionView?.bounds.size { itemSize = CGSize(width: size.width - 60, height: size.height) }
    itemSize.height -= 10
    super.prepare()
  }

  override var itemSize: CGSize {
    didSet { invalidateLayout() }
  }
}
