// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: ScrollView.decelerationRate
// files: 13
import UIKit

private final class Fast: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    collectionView?.decelerationRate = .fast
    collectionView!.decelerationRate = UIScrollView.DecelerationRate.fast
    collectionView?.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
    let _: UIScrollView.DecelerationRate? = collectionView?.decelerationRate
    if collectionView?.decelerationRate != .fast { collectionView?.decelerationRate = .normal }
    let _: CGFloat = collectionView!.decelerationRate.rawValue
  }
}
