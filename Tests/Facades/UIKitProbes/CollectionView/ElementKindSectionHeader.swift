// name: CollectionView.elementKindSectionHeader
// files: 2
import UIKit

private final class Kinds: NSObject {
  static let kind: String = UICollectionView.elementKindSectionHeader

  func isHeader(_ kind: String) -> Bool {
    switch kind {
    case UICollectionView.elementKindSectionHeader: return true
    case UICollectionView.elementKindSectionFooter: return false
    default: return false
    }
  }
}
