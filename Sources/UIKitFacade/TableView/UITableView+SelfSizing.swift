import Foundation

/// Rows whose cells decide their heights.
///
/// A row has the height that its cell asks for from when the cell is made. Until then, and after the cell has gone, it has
/// the last height that is known, or the estimate. When the height of a row above the visible ones changes, what is below
/// it moves and the content offset stays.
extension UITableView {
  /// The height of a row that says nothing about it, in points.
  static var standardRowHeight: CGFloat { 44 }

  /// Returns the height of a row as the delegate, the table or its cell gives it.
  func height(ofRowAt path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> TableRows.Height {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension { return TableRows.Height(value: height) }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate == 0 { return TableRows.Height(value: Self.standardRowHeight) }
    let known = rowHeights[path] ?? (estimate == Self.automaticDimension ? Self.standardRowHeight : estimate)
    return TableRows.Height(value: known, isAutomatic: true)
  }

  func showContentSize(of rows: TableRows) {
    contentSize = CGSize(width: bounds.width, height: rows.end + (tableFooterView?.frame.height ?? 0))
  }

  /// Asks the cell of a row for its height, unless the table knows it for this cell and this width.
  func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard loadedRows.isAutomatic(path), measuredRows.insert(path).inserted else { return }
    let height = preferredHeight(of: cell)
    rowHeights[path] = height
    rows?.setHeight(height, at: path)
  }

  /// Returns the height that a cell asks for at the table's width, in points.
  private func preferredHeight(of cell: UITableViewCell) -> CGFloat {
    let isConstrained = cell.constraintState != nil || cell.subviews.contains { $0.constraintState != nil }
    cell.frame.size = CGSize(width: bounds.width, height: isConstrained ? cell.frame.height : Self.standardRowHeight)
    if !isConstrained { return cell.sizeThatFits(CGSize(width: bounds.width, height: 0)).height }
    // The height of a label with several lines depends on its width.
    cell.layoutIfNeeded()
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    // UIKit takes a height of zero for a mistake, and says so.
    return height > 0 ? height : Self.standardRowHeight
  }

  /// Keeps the heights that are known in a batch of updates; cells that are made again are asked again.
  func carriedHeights(over updates: ItemUpdates) -> [IndexPath: CGFloat] {
    var carried: [IndexPath: CGFloat] = [:]
    for (path, height) in rowHeights {
      if let target = updates.item(after: path) { carried[target] = height }
    }
    return carried
  }
}
