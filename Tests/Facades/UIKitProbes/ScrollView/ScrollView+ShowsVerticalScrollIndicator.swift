// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: ScrollView.showsVerticalScrollIndicator
// files: 3
import UIKit

private final class NoBars: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.showsVerticalScrollIndicator = false
    collectionView?.showsVerticalScrollIndicator = collectionView!.showsHorizontalScrollIndicator
  }
}
