// name: UICollectionView.ElementCategory
// files: 7
import UIKit

private func name(of category: UICollectionView.ElementCategory) -> String {
  switch category {
  case .cell: return "cell"
  case .supplementaryView: return "supplementary"
  case .decorationView: return "decoration"
  @unknown default: return "other"
  }
}
