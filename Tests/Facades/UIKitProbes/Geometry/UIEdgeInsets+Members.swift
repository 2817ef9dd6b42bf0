// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: UIEdgeInsets init / members
// files: 28
import UIKit

private final class InsetLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let width = collectionView?.bounds.width else { return }
    let side = (width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    sectionInset.left += 4
    let insets: UIEdgeInsets = collectionView!.contentInset
    let _: CGFloat = insets.left + insets.right + insets.top + insets.bottom
    if insets == .zero || insets != UIEdgeInsets.zero { collectionView!.contentInset = .init() }
    let _: CGRect = collectionView!.bounds.inset(by: insets)
  }
}
