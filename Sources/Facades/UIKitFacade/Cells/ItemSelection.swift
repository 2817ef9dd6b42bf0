/// The selected items, in the order of their selection.
struct ItemSelection {
  private(set) var paths: [IndexPath] = []

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
  mutating func insert(_ path: IndexPath) { if !contains(path) { paths.append(path) } }
  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  /// Replaces each index path by a new one, or removes it.
  mutating func carry(over newPath: (IndexPath) -> IndexPath?) { paths = paths.compactMap(newPath) }
}

extension ItemView {
  /// Selects an item, alone unless several may be selected; the delegate's methods are not called.
  func select(_ path: IndexPath, animated: Bool) {
    if !canSelect(path) { return }
    if !allowsMultipleSelection { deselectAll(but: path, animated: animated) }
    selection.insert(path)
    mark(path, isSelected: true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.remove(path)
    mark(path, isSelected: false, animated: animated)
  }

  func deselectAll(but kept: IndexPath? = nil, animated: Bool) {
    for path in selection.paths where path != kept { deselect(path, animated: animated) }
  }

  /// Highlights the tapped item, and selects or deselects it, as far as the delegate allows it.
  func tap(_ path: IndexPath) {
    if !highlightByTap(path) { return }
    if allowsMultipleSelection && selection.contains(path) { return deselectByTap(path) }
    guard let chosen = willSelect(path) else { return }
    if !allowsMultipleSelection { for other in selection.paths where other != chosen { deselectByTap(other) } }
    select(chosen, animated: false)
    didSelect(chosen)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let chosen = willDeselect(path) else { return }
    deselect(chosen, animated: false)
    didDeselect(chosen)
  }
}
