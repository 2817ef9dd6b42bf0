extension UICollectionView: ItemView {
  func canSelect(_ path: IndexPath) -> Bool { allowsSelection && isThere(CollectionElement(.cell, at: path)) }
  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) { cellForItem(at: path)?.isSelected = isSelected }
  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  func highlightByTap(_ path: IndexPath) -> Bool {
    let delegate = itemDelegate
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: path) { return false }
    cellForItem(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return true
  }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    itemDelegate?.collectionView(self, shouldSelectItemAt: path) == false ? nil : path
  }

  func willDeselect(_ path: IndexPath) -> IndexPath? {
    // The delegate is not asked about an item that another one replaces.
    allowsMultipleSelection && itemDelegate?.collectionView(self, shouldDeselectItemAt: path) == false ? nil : path
  }

  func didSelect(_ path: IndexPath) { itemDelegate?.collectionView(self, didSelectItemAt: path) }
  func didDeselect(_ path: IndexPath) { itemDelegate?.collectionView(self, didDeselectItemAt: path) }
}
