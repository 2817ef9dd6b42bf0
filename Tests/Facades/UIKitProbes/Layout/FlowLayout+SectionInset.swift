// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals
// name: FlowLayout.sectionInset
// files: 13
import UIKit

private final class SectionInset: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    let side = (collectionView!.frame.width - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: sectionInset.top, left: side, bottom: sectionInset.bottom, right: side)
    sectionInset.left = 10
    self.sectionInset = .zero
    let _: CGFloat = sectionInset.left
  }
}
