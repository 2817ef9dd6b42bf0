import Foundation

extension UITableView {
  func layOutRows() {
    let rows = loadedRows
    let visible = bounds
    backgroundView?.frame = visible
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: rows.end)
    let paths = visible.isEmpty ? [] : rows.rows(from: visible.minY, to: visible.maxY)
    // Old cells are removed first, so that new rows reuse them.
    for path in Set(cells.keys).subtracting(paths).sorted() { retire(path) }
    let delegate = delegate as? any UITableViewDelegate
    for path in paths {
      guard let row = rows.row(path) else { continue }
      let frame = rect(from: row.lowerBound, to: row.upperBound)
      if let cell = cells[path] {
        if cell.frame != frame { cell.frame = frame }
      } else if let cell = dataSource?.tableView(self, cellForRowAt: path) {
        cells[path] = cell
        cell.frame = frame
        cell.setSelected(selection.contains(path), animated: false)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      }
    }
    placeBars(rows, visible, delegate)
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
    cell.removeFromSuperview()
    cellPool.keep(cell)
    (delegate as? any UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { barPool.keep(view) }
  }
}
