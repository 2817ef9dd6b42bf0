// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: ScrollView.contentOffset
// files: 39
import UIKit

private final class Offsets: UICollectionViewFlowLayout {
  var page: Int {
    guard let collectionView = self.collectionView else { return 0 }
    let x: CGFloat = collectionView.contentOffset.x + (self.collectionView?.contentOffset.y ?? 0)
    collectionView.contentOffset = CGPoint(x: x, y: 0)
    collectionView.contentOffset.x += 10
    self.collectionView!.contentOffset.x = 0
    self.collectionView?.contentOffset = .zero
    return Int(x / collectionView.frame.width)
  }
}

private final class Watched: UIScrollView {
  override var contentOffset: CGPoint {
    didSet { if oldValue != contentOffset { setNeedsLayout() } }
  }
}
