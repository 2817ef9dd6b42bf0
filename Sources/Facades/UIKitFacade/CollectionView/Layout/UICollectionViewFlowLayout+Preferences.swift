import Foundation

/// The preferred sizes of cells, known for items that have been visible and estimated for the rest.
extension UICollectionViewFlowLayout {
  /// The size of an item whose cell has not been asked, in points; nil if cells are not asked for sizes.
  var estimate: CGSize? {
    if estimatedItemSize == .zero { return nil }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  func forgetPreferences() {
    preferredSizes = [:]
    changed()
  }

  func isBetter(_ preferred: UICollectionViewLayoutAttributes, than original: UICollectionViewLayoutAttributes) -> Bool
  {
    estimatedItemSize != .zero && original.representedElementCategory == .cell && preferred.size != original.size
  }

  func prefer(
    _ preferred: UICollectionViewLayoutAttributes, to original: UICollectionViewLayoutAttributes,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    context.invalidateItems(at: [original.indexPath])
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    if !isBetter(preferred, than: original) { return }
    preferredSizes[original.indexPath] = preferred.size
    let (new, old) = (preferred.size, original.size)
    context.contentSizeAdjustment =
      scrollDirection == .vertical
      ? CGSize(width: 0, height: new.height - old.height) : CGSize(width: new.width - old.width, height: 0)
  }

  func carryPreferences(over updates: ItemUpdates) {
    if preferredSizes.isEmpty { return }
    var carried: [IndexPath: CGSize] = [:]
    for (path, size) in preferredSizes {
      if let target = updates.item(after: path) { carried[target] = size }
    }
    preferredSizes = carried
  }
}
