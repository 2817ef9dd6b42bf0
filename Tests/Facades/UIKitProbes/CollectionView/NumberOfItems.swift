// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: CollectionView.numberOfItems(inSection
// files: 6
import UIKit

private final class Counting: UICollectionViewFlowLayout {
  var last: Int { return max(0, (collectionView?.numberOfItems(inSection: 0) ?? 0) - 1) }

  override func prepare() {
    super.prepare()
    for item in 0..<collectionView!.numberOfItems(inSection: 0) {
      let _: CGRect? = layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
    }
  }
}
