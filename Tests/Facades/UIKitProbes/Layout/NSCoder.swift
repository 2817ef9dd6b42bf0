// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// name: type NSCoder
// files: 15
import UIKit

private final class Decoded: UICollectionView {
  required public init?(coder decoder: NSCoder) {
    super.init(coder: decoder)
    decelerationRate = .fast
  }

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
}
