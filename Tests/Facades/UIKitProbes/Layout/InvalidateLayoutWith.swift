// name: invalidateLayout(with:)
// files: 3
import UIKit

private final class InvalidateWith: UICollectionViewFlowLayout {
  private var cache: [UICollectionViewLayoutAttributes] = []

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { cache.removeAll() }
    super.invalidateLayout(with: context)
  }

  func refresh() { invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext()) }
}
