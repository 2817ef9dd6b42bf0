// name: CollectionView.cellForItem(at
// files: 2
import UIKit

private final class FoundCell: UICollectionViewCell {}

private final class Finding: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let cell: UICollectionViewCell? = collectionView.cellForItem(at: indexPath)
    cell?.contentView.backgroundColor = .red
    guard let card = collectionView.cellForItem(at: indexPath) as? FoundCell else { return }
    card.isHighlighted = true
  }
}
