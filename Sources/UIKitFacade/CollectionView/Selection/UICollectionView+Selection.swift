import Foundation

extension UICollectionView {
  // MARK: Selection by code

  func select(_ path: IndexPath, animated: Bool, _ position: ScrollPosition) {
    if !allowsSelection || !isThere(.cell(path)) { return }
    if !allowsMultipleSelection {
      for other in selection.paths where other != path { deselect(other) }
    }
    selection.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !position.isEmpty { scrollToItem(at: path, at: position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  func deselectAll(butLast count: Int = 0) {
    for path in selection.paths.dropLast(count) { deselect(path) }
  }

  // MARK: Selection by tap

  /// Handles a tap: the item is highlighted, then no longer, and then selected or deselected.
  func tap(at point: CGPoint) {
    guard allowsSelection, let path = item(at: point) else { return }
    let delegate = delegate as? any UICollectionViewDelegate
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    if allowsMultipleSelection && selection.contains(path) {
      if let delegate, !delegate.collectionView(self, shouldDeselectItemAt: path) { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
    } else {
      if let delegate, !delegate.collectionView(self, shouldSelectItemAt: path) { return }
      let others = allowsMultipleSelection ? [] : selection.paths.filter { $0 != path }
      for other in others {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
      select(path, animated: false, [])
      delegate?.collectionView(self, didSelectItemAt: path)
    }
  }
}
