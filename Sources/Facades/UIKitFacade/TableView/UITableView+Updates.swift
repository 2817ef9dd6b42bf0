/// Changes of rows and sections, which must fit the counts; the table then reloads everything, without an animation.
extension UITableView {
  public func reloadRows(at paths: [IndexPath], with _: RowAnimation) { update(paths.map { .reloadItem($0) }) }
  public func reloadSections(_ sections: IndexSet, with _: RowAnimation) { update(sections.map { .reloadSection($0) }) }
  public func insertRows(at paths: [IndexPath], with _: RowAnimation) { update(paths.map { .insertItem($0) }) }
  public func deleteRows(at paths: [IndexPath], with _: RowAnimation) { update(paths.map { .deleteItem($0) }) }
  public func insertSections(_ sections: IndexSet, with _: RowAnimation) { update(sections.map { .insertSection($0) }) }
  public func deleteSections(_ sections: IndexSet, with _: RowAnimation) { update(sections.map { .deleteSection($0) }) }
  public func moveRow(at path: IndexPath, to newPath: IndexPath) { update([.moveItem(path, newPath)]) }
  public func moveSection(_ section: Int, toSection newSection: Int) { update([.moveSection(section, newSection)]) }
  public func beginUpdates() { beginBatch() }
  public func endUpdates() { endBatch() }

  /// Applies changes together and lays out; calls `completion` 0.3 s of virtual time later.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }

  func prepareForBatch() {
    // The counts before the changes are those that were last laid out.
    if counts == nil { _ = loadedRows }
  }

  func commit(_ changes: [ItemChange]) {
    let after = dataSource.map { source in
      (0..<max(0, source.numberOfSections(in: self))).map { max(0, source.tableView(self, numberOfRowsInSection: $0)) }
    }
    do {
      if counts == nil { _ = loadedRows }
      let updates = try ItemUpdates(changes, before: counts ?? [], after: after ?? [])
      let kept = selection.compactMap(updates.path(after:))
      // Heights stay known; cells and views that are made again are asked again.
      let known = heights.carried { part in
        if !part.isBar { return updates.item(after: part) }
        return updates.section(after: part.section).map { IndexPath(row: part.row, section: $0) }
      }
      reloadData()
      heights = known
      for path in kept { select(path, animated: false) }
      layoutIfNeeded()
    } catch {
      Precondition.fail(
        error.sentence.replacingOccurrences(of: "collection view", with: "table view")
          .replacingOccurrences(of: "item", with: "row"))
    }
  }
}
