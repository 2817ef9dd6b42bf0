// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: CollectionView.collectionViewLayout
// files: 9
import UIKit

private final class LayoutAccess: UIViewController {
  let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  var flow: UICollectionViewFlowLayout { return list.collectionViewLayout as! UICollectionViewFlowLayout }

  func change() {
    guard let layout = list.collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.itemSize = list.bounds.size
    list.collectionViewLayout = UICollectionViewFlowLayout()
    list.collectionViewLayout.invalidateLayout()
    let _: UICollectionViewLayout = list.collectionViewLayout
  }
}
