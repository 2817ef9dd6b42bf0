import Foundation

/// Which items are selected, in the order in which they were.
struct ItemSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  /// Items keep their selection where they go; what is deleted or reloaded has none.
  mutating func carry(over updates: ItemUpdates) { paths = paths.compactMap(updates.item(after:)) }
}
