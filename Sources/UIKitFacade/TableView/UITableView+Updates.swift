import Foundation

/// Changes of rows: they are held to the numbers that the data source has before and after, as UIKit does, and everything is
/// asked for anew; nothing is shown on its way.
extension UITableView {
  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0) })
  }
  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }
  /// Asks for rows that have come.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0) })
  }
  /// Forgets rows that have gone.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0) })
  }
  /// Asks for sections that have come.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }
  /// Forgets sections that have gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }
  /// Asks for a row that is elsewhere.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, newIndexPath)])
  }
  /// Asks for a section that is elsewhere.
  public func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }

  /// Begins changes.
  public func beginUpdates() {
    if batch == nil {
      // What there was before is what has been laid out.
      if counts == nil { _ = loadedRows }
      batch = UpdateBatch()
    }
    batch?.depth += 1
  }

  /// Ends changes: heights are asked for anew.
  public func endUpdates() { endUpdates(nil) }

  /// Makes changes, lays out, and tells 0.3 s of virtual time later that it is done.
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
      // Frames that have been prepared beyond that time are taken back.
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
