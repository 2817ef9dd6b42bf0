extension UITableView {
  /// The positions of the rows, loaded from the data source and the delegate if needed.
  final var loadedRows: TableRows {
    if let rows, rowsWidth == bounds.width, rowsDelegate === delegate { return rows }
    if rowsWidth != bounds.width { (measuredRows, measuredBars) = ([], []) }
    if rowsDelegate !== delegate { (barHeights, measuredBars, kindsWithViews) = ([:], [], []) }
    let delegate = self.delegate as? any UITableViewDelegate
    var loaded = TableRows(start: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        loaded.addSection(
          header: height(of: Bar(section: section, isFooter: false), dataSource, delegate),
          rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
          footer: height(of: Bar(section: section, isFooter: true), dataSource, delegate)
        ) { row in height(ofRowAt: IndexPath(row: row, section: section), delegate) }
      }
    }
    (rows, rowsWidth, rowsDelegate) = (loaded, bounds.width, self.delegate)
    counts = loaded.sections.map { loaded[$0].rowCount }
    showContentSize(of: loaded)
    return loaded
  }

  func rect(_ section: Int, _ ends: (TableRows.Section) -> (CGFloat, CGFloat)) -> CGRect {
    guard loadedRows.sections.contains(section) else { return .zero }
    let (top, bottom) = ends(loadedRows[section])
    return rect(from: top, to: bottom)
  }

  func rect(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }
}
