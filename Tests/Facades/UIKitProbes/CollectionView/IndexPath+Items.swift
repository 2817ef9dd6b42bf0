// name: IndexPath.item/row/section, init(item:section:)
// files: 18
import UIKit

private final class PathUser: NSObject, UICollectionViewDelegate {
  var focused: IndexPath = IndexPath(item: 0, section: 0)

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let number: Int = indexPath.item + indexPath.row + indexPath.section
    focused = IndexPath(row: number, section: indexPath.section)
    focused.item += 1
    focused = [0, 3]
    if focused == indexPath || focused > indexPath { focused = indexPath }
  }
}
