/// A scroll view of items in sections: a collection view or a table view.
@MainActor
protocol ItemView: UIScrollView {
  var selection: [IndexPath] { get set }
  var allowsMultipleSelection: Bool { get set }
  var backgroundView: UIView? { get }
  var batch: UpdateBatch? { get set }

  /// Brings the item counts up to date to which the changes of a batch refer.
  func prepareForBatch()
  func commit(_ changes: [ItemChange])
  func canSelect(_ path: IndexPath) -> Bool
  /// Shows in the item's cell, if it is visible, whether the item is selected.
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
}
