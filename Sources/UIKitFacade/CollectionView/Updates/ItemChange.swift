import Foundation

/// One change of a batch: deletes, reloads and the sources of moves count before it, all else after it.
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
