/// A scroll view of items in sections: a collection view or a table view.
@MainActor protocol ItemView: UIScrollView {
  /// The selected items, in the order of their selection.
  var selection: [IndexPath] { get set }
  var allowsMultipleSelection: Bool { get set }
  var backgroundView: UIView? { get }
  var batch: UpdateBatch? { get set }

  /// Brings the item counts up to date to which the changes of a batch refer.
  func prepareForBatch()
  func commit(_ changes: [ItemChange])
  func canSelect(_ path: IndexPath) -> Bool
  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool)

  // The delegate's answers to a tap: the item to select or deselect, or nil for none.
  func highlightByTap(_ path: IndexPath) -> Bool
  func willSelect(_ path: IndexPath) -> IndexPath?
  func willDeselect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func didDeselect(_ path: IndexPath)
}

extension ItemView {
  func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }

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
