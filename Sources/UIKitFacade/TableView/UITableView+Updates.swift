import Foundation

/// Insertions, deletions, moves and reloads of rows and sections.
///
/// As in UIKit, changes must fit the data source's counts before and after. Afterwards the table reloads everything; no
/// animation is shown.
extension UITableView {
  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0) })
  }
  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }
  /// Inserts rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0) })
  }
  /// Deletes rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0) })
  }
  /// Inserts sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }
  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }
  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, newIndexPath)])
  }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

  /// Begins a series of changes that are applied together.
  public func beginUpdates() {
    if batch == nil {
      // The counts before the changes are those that were last laid out.
      if counts == nil { _ = loadedRows }
      batch = UpdateBatch()
    }
    batch?.depth += 1
  }

  /// Ends a series of changes, applies them, and asks for all heights again.
  public func endUpdates() { endUpdates(nil) }

  /// Applies changes together and lays out; calls `completion` 0.3 s of virtual time later.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates(completion)
  }

  private func update(_ changes: [ItemChange]) {
    beginUpdates()
    batch?.changes += changes
    endUpdates(nil)
  }

  private func endUpdates(_ completion: ((Bool) -> Void)?) {
    if let completion { batch?.completions.append(completion) }
    batch?.depth -= 1
    guard let finished = batch, finished.depth == 0 else { return }
    batch = nil
    commit(finished.changes)
    let duration = UIView.areAnimationsEnabled ? 300.0 : 0
    for completion in finished.completions {
      // Scheduling discards frames that were computed beyond that time.
      engine.act { $0.schedule(after: duration) { completion(true) } }
    }
  }

  private func commit(_ changes: [ItemChange]) {
    let before = counts ?? []
    let sections = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    let after = (0..<sections).map { max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0) }
    do {
      let updates = try ItemUpdates(changes, before: before, after: after)
      let selected = (indexPathsForSelectedRows ?? []).compactMap(updates.place(after:))
      reloadData()
      for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
      layoutIfNeeded()
    } catch {
      Misuse.stop(
        error.sentence.replacingOccurrences(of: "collection view", with: "table view")
          .replacingOccurrences(of: "item", with: "row"))
    }
  }
}
