import Foundation

/// Changes of rows: whatever is said to have changed, everything is asked for anew in the next layout pass, and no counts are
/// compared.
extension UITableView {
  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadKeepingSelection() }
  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadKeepingSelection() }
  /// Asks for rows that have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Forgets rows that have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for sections that have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Forgets sections that have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for a row that is elsewhere.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }

  /// Begins changes.
  public func beginUpdates() {}
  /// Ends changes: heights are asked for anew.
  public func endUpdates() { reloadKeepingSelection() }

  /// Makes changes, lays out and tells that it is done.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadKeepingSelection()
    layoutIfNeeded()
    completion?(true)
  }

  private func reloadKeepingSelection() {
    let selected = indexPathsForSelectedRows ?? []
    reloadData()
    for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}
