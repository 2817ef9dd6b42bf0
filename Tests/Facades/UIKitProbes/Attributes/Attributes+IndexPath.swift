// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: Attributes.indexPath
// files: 7
import UIKit

private final class Paths: UICollectionViewFlowLayout {
  var centred: IndexPath? {
    let visible = CGRect(origin: collectionView!.contentOffset, size: collectionView!.bounds.size)
    let path: IndexPath? = layoutAttributesForElements(in: visible)?.first?.indexPath
    layoutAttributesForElements(in: visible)?.first?.indexPath = IndexPath(item: 1, section: 0)
    return path?.item == 0 ? path : nil
  }
}
