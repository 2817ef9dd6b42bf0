/// Rows whose cells decide their heights, which stay known; if one above the visible rows changes, the offset stays.
extension UITableView {
  /// The height of a row that says nothing about it, in points.
  static var standardRowHeight: CGFloat { 44 }

  /// Returns the height of a row as the delegate, the table or its cell gives it.
  func height(ofRowAt path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> TableRows.Height {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension { return TableRows.Height(value: height) }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate == 0 { return TableRows.Height(value: Self.standardRowHeight) }
    let known = heights[path] ?? (estimate == Self.automaticDimension ? Self.standardRowHeight : estimate)
    return TableRows.Height(value: known, isAutomatic: true)
  }

  func showContentSize(of rows: TableRows) {
    contentSize = CGSize(width: bounds.width, height: rows.end + (tableFooterView?.frame.height ?? 0))
  }

  /// Asks the view of a row, header or footer for its height, unless the table knows it for this view and this width.
  func measure(_ part: IndexPath, _ preferredHeight: () -> CGFloat) {
    guard loadedRows.isAutomatic(part), measured.insert(part).inserted else { return }
    let height = preferredHeight()
    heights[part] = height
    _ = loadedRows
    rows?.setHeight(height, of: part)
  }

  /// Returns the height that a view asks for at the table's width, in points; `standard` if it asks for none.
  func preferredHeight(of view: UIView, standard: CGFloat) -> CGFloat {
    let isConstrained = view.constraintState != nil || view.subviews.contains { $0.constraintState != nil }
    let isCell = view is UITableViewCell
    view.frame.size = CGSize(width: bounds.width, height: isConstrained || !isCell ? view.frame.height : standard)
    let room = CGSize(width: bounds.width, height: 0)
    let height: CGFloat
    if isConstrained {
      // The height of a label with several lines depends on its width.
      view.layoutIfNeeded()
      height = view.systemLayoutSizeFitting(room, withHorizontalFittingPriority: .required).height
    } else {
      height = view.sizeThatFits(room).height
      if isCell { return height }
    }
    // UIKit takes a height of zero for a mistake, and says so.
    return height > 0 ? height : standard
  }
}
