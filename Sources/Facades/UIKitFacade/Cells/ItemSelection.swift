// The selected items are index paths, in the order of their selection.
extension ItemView {
  /// Selects an item, alone unless several may be selected; the delegate's methods are not called.
  func select(_ path: IndexPath, animated: Bool) {
    if !canSelect(path) { return }
    if !allowsMultipleSelection { deselectAll(but: path, animated: animated) }
    if !selection.contains(path) { selection.append(path) }
    mark(path, isSelected: true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    mark(path, isSelected: false, animated: animated)
  }

  func deselectAll(but kept: IndexPath? = nil, animated: Bool) {
    for path in selection where path != kept { deselect(path, animated: animated) }
  }

  /// Highlights the tapped item, and selects or deselects it, as far as the delegate allows it.
  func tap(_ path: IndexPath) {
    if !highlightByTap(path) { return }
    if allowsMultipleSelection && selection.contains(path) { return deselectByTap(path) }
    guard let chosen = willSelect(path) else { return }
    if !allowsMultipleSelection { for other in selection where other != chosen { deselectByTap(other) } }
    select(chosen, animated: false)
    didSelect(chosen)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let chosen = willDeselect(path) else { return }
    deselect(chosen, animated: false)
    didDeselect(chosen)
  }
}
