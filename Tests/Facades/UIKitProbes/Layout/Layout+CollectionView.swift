// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: Layout.collectionView
// files: 41
import UIKit

private final class Asking: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    guard let view = self.collectionView, view.numberOfSections > 0 else { return }
    let _: CGFloat = self.collectionView!.bounds.width + collectionView.frame.height
    let _: CGFloat? = self.collectionView?.contentOffset.x
    let _: UICollectionView? = self.collectionView
    let _: CGPoint = self.collectionView?.contentOffset ?? .zero
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if let collectionView, collectionView.bounds.width != newBounds.width { return true }
    if let view = collectionView { return view.bounds.size != newBounds.size }
    return false
  }
}
