/// One change of a batch.
///
/// Index paths of deletions and reloads, and the sources of moves, count before the batch; all others count after it.
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
