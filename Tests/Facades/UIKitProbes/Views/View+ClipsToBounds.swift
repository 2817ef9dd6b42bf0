// name: View.clipsToBounds
// files: 2
import UIKit

private final class Peeking: UICollectionView {
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    clipsToBounds = false
    superview?.clipsToBounds = true
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    let _: Bool = clipsToBounds
  }
}
