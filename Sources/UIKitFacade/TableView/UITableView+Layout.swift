import Foundation

extension UITableView {
  func layOutRows() {
    let visible = bounds
    let end = loadedRows.end
    backgroundView?.frame = visible
    let paths = visible.isEmpty ? [] : loadedRows.rows(from: visible.minY, to: visible.maxY)
    // Old cells are removed first, so that new rows reuse them.
    for path in Set(cells.keys).subtracting(paths).sorted() { retire(path) }
    let delegate = delegate as? any UITableViewDelegate
    // Heights become known on the way, so that more rows or fewer may be visible than before.
    var next = paths.first
    while let path = next, let top = loadedRows.row(path)?.lowerBound, top < visible.maxY {
      show(path, delegate)
      next = loadedRows.row(after: path)
    }
    let rows = loadedRows
    let hidden = cells.keys.filter { path in
      guard rows.isAutomatic(path), let row = rows.row(path) else { return false }
      return row.lowerBound >= visible.maxY || (row.upperBound <= visible.minY && row.upperBound > row.lowerBound)
    }
    for path in hidden.sorted() { retire(path) }
    if rows.end != end { showContentSize(of: rows) }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: rows.end)
    placeBars(rows, visible, delegate)
  }

  /// Makes the cell of a row if there is none, asks it for its height, and puts it in its place.
  private func show(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    let old = cells[path]
    guard let cell = old ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
    cells[path] = cell
    if old == nil { cell.setSelected(selection.contains(path), animated: false) }
    measure(cell, at: path)
    guard let row = loadedRows.row(path) else { return }
    let frame = rect(from: row.lowerBound, to: row.upperBound)
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

  private func placeBars(_ rows: TableRows, _ visible: CGRect, _ delegate: (any UITableViewDelegate)?) {
    let sections = visible.isEmpty ? 0..<0 : rows.sections(from: visible.minY, to: visible.maxY)
    for bar in bars.keys where !sections.contains(bar.section) { bars.removeValue(forKey: bar).map(retire) }
    guard let delegate else { return }
    for index in sections {
      let section = rows.sections[index]
      let (header, footer) = (section.rows[0] - section.start, section.end - section.rows[section.rowCount])
      if header > 0 {
        // Headers of a plain table stay visible as long as a part of their section is.
        let held = min(visible.minY + adjustedContentInset.top, section.rows[section.rowCount] - header)
        let y = style == .plain ? max(section.start, held) : section.start
        place(Bar(section: index, isFooter: false), y: y, height: header) {
          delegate.tableView(self, viewForHeaderInSection: index)
        }
      }
      if footer > 0 {
        place(Bar(section: index, isFooter: true), y: section.end - footer, height: footer) {
          delegate.tableView(self, viewForFooterInSection: index)
        }
      }
    }
  }

  private func place(_ bar: Bar, y: CGFloat, height: CGFloat, make: () -> UIView?) {
    guard let view = bars[bar] ?? make() else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if bars.updateValue(view, forKey: bar) == nil { addSubview(view) }
  }

  func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    measuredRows.remove(path)
    cell.removeFromSuperview()
    cellPool.keep(cell)
    (delegate as? any UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { barPool.keep(view) }
  }
}
