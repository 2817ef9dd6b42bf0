/// One change of a batch; its index paths count as those of ``UICollectionView/performBatchUpdates(_:completion:)``.
package enum ItemChange: Hashable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)
}
