// name: type UIEdgeInsets
// files: 15
import UIKit

private final class InsetCards: NSObject, UICollectionViewDelegateFlowLayout {
  let insets = UIEdgeInsets(top: 8.0, left: 24.0, bottom: 8.0, right: 24.0)

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return section == 0 ? insets : .zero
  }

  var padding: UIEdgeInsets? { return insets.left > 0 ? insets : nil }
}
