extension UITableView {
  /// The positions of the rows, loaded from the data source and the delegate if needed.
  final var loadedRows: TableRows {
    if let rows, rowsWidth == bounds.width, rowsDelegate === delegate { return rows }
    if rowsWidth != bounds.width { measured = [] }
    if rowsDelegate !== delegate {
      (heights, measured) = (heights.filter { !$0.key.isBar }, measured.filter { !$0.isBar })
      kindsWithViews = []
    }
    let delegate = rowDelegate
    var loaded = TableRows(start: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        loaded.addSection(
          header: height(of: .header(section), dataSource),
          rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
          footer: height(of: .footer(section), dataSource)
        ) { row in height(ofRowAt: IndexPath(row: row, section: section), delegate) }
      }
    }
    (rows, rowsWidth, rowsDelegate) = (loaded, bounds.width, self.delegate)
    counts = loaded.sections.map { loaded[$0].rowCount }
    showContentSize(of: loaded)
    return loaded
  }

  func rect(_ section: Int, _ span: (TableRows.Section) -> ClosedRange<CGFloat>) -> CGRect {
    loadedRows.sections.contains(section) ? rect(span(loadedRows[section])) : .zero
  }

  func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  func layOutRows() {
    let visible = bounds
    let end = loadedRows.end
    backgroundView?.frame = visible
    let paths = visible.isEmpty ? [] : loadedRows.rows(from: visible.minY, to: visible.maxY)
    // Old cells are removed first, so that new rows reuse them.
    for path in Set(cells.keys).subtracting(paths).sorted() { retire(path) }
    if !visible.isEmpty { showSections(in: visible, rowDelegate) }
    let rows = loadedRows
    let hidden = cells.keys.filter { path in
      guard rows.hasAutomaticBars || rows.isAutomatic(path), let row = rows.row(path) else { return false }
      return row.lowerBound >= visible.maxY || row.upperBound <= visible.minY
    }
    for path in hidden.sorted() { retire(path) }
    if rows.end != end { showContentSize(of: rows) }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: rows.end)
    placeBars(rows, visible)
  }

  /// Makes what is visible, from top to bottom; heights that become known on the way may change how many rows that is.
  private func showSections(in visible: CGRect, _ delegate: (any UITableViewDelegate)?) {
    var index = loadedRows.sections(from: visible.minY, to: visible.maxY).lowerBound
    // A section without rows may turn out to have a header.
    while index > 0, loadedRows[index - 1].start >= visible.minY { index -= 1 }
    while loadedRows.sections.contains(index), loadedRows[index].start < visible.maxY {
      if style == .plain || loadedRows[index].rowsStart >= visible.minY {
        measure(bar: .header(index), delegate)
      }
      var row = loadedRows.firstRow(of: index, below: visible.minY)
      while let top = loadedRows.row(IndexPath(row: row, section: index))?.lowerBound, top < visible.maxY {
        show(IndexPath(row: row, section: index), delegate)
        row += 1
      }
      if loadedRows[index].rowsEnd < visible.maxY { measure(bar: .footer(index), delegate) }
      index += 1
    }
  }

  /// Makes the cell of a row if there is none, asks it for its height, and puts it in its place.
  private func show(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    let old = cells[path]
    guard let cell = old ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells[path] = cell
    if old == nil { cell.setSelected(selection.contains(path), animated: false) }
    measure(path) { preferredHeight(of: cell, standard: Self.standardRowHeight) }
    guard let row = loadedRows.row(path) else { return }
    let frame = rect(row)
    if cell.frame != frame { cell.frame = frame }
    if old != nil { return }
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func place(_ view: UIView?, at y: CGFloat) {
    guard let view else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    measured.remove(path)
    cell.removeFromSuperview()
    cellPool.keep(cell)
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }
}
