import Foundation

/// The selected items, in the order of their selection.
struct ItemSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  /// Updates the index paths after a batch; deleted and reloaded items lose their selection.
  mutating func carry(over updates: ItemUpdates) { paths = paths.compactMap(updates.item(after:)) }
}
