// name: prepare(forCollectionViewUpdates:)
// files: 2
import UIKit

private final class Updating: UICollectionViewFlowLayout {
  private var inserted: [IndexPath] = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    inserted = updateItems.filter { $0.updateAction == .insert }.compactMap { $0.indexPathAfterUpdate }
  }
}
