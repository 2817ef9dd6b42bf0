extension UITableView: ItemView {
  func canSelect(_ path: IndexPath) -> Bool { loadedRows.row(path) != nil }

  func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    cells[path]?.setSelected(isSelected, animated: animated)
  }

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
  func highlightByTap(_ path: IndexPath) -> Bool { rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true }

  func willSelect(_ path: IndexPath) -> IndexPath? {
    rowDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
  }

  func willDeselect(_ path: IndexPath) -> IndexPath? {
    rowDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
  }

  func didSelect(_ path: IndexPath) { rowDelegate?.tableView(self, didSelectRowAt: path) }
  func didDeselect(_ path: IndexPath) { rowDelegate?.tableView(self, didDeselectRowAt: path) }
}
