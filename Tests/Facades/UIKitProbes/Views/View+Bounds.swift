// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: View.bounds
// files: 34
import UIKit

private final class BoundsLayout: UICollectionViewFlowLayout {
  var page: CGFloat { return collectionView!.bounds.width }

  override func prepare() {
    super.prepare()
    let size: CGSize? = collectionView?.bounds.size
    itemSize = CGSize(width: (size?.width ?? 0) - 40, height: collectionView!.bounds.size.height)
    let _: CGFloat = collectionView!.bounds.origin.x + collectionView!.bounds.maxX
  }
}

private final class BoundsView: UIView {
  override var bounds: CGRect {
    didSet { if oldValue.size != bounds.size { setNeedsLayout() } }
  }

  func grow() {
    bounds.size.width += 1
    bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
  }
}
