// name: type CGSize
// files: 25
import UIKit

private final class SizedLayout: UICollectionViewFlowLayout {
  private var contentSize = CGSize.zero

  override var collectionViewContentSize: CGSize { return contentSize }

  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: 320, height: 240)
    contentSize = CGSize(width: itemSize.width * 3, height: collectionView?.bounds.size.height ?? 0)
    contentSize.height += 20.5
    if contentSize == CGSize() || contentSize != .zero { contentSize = .init(width: 1, height: 2) }
    let _: CGFloat = contentSize.width / contentSize.height
  }
}
