/// Headers and footers of sections, whose views may decide their heights.
///
/// A header or footer of `automaticDimension` has the height that its view asks for from when the view is made. Until then
/// it has the last height that is known, or the estimate. Without an estimate, that is 28 points if the section has a
/// title or the delegate has returned a view for any section, and 0 otherwise.
extension UITableView {
  /// The height of a header or footer that says nothing about it, in points.
  static var standardBarHeight: CGFloat { 28 }

  /// Returns the height of a header or footer as the delegate, the table or its view gives it.
  func height(of bar: IndexPath, _ dataSource: any UITableViewDataSource) -> TableRows.Height {
    let (section, delegate) = (bar.section, rowDelegate)
    let height, guess: CGFloat
    if bar.isFooter {
      height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      guess = delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
    } else {
      height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      guess = delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
    }
    if height != Self.automaticDimension { return TableRows.Height(value: height) }
    let titleHeight = title(of: bar, dataSource) == nil ? 0 : Self.standardBarHeight
    if guess == 0 || delegate == nil { return TableRows.Height(value: titleHeight) }
    let standard = kindsWithViews.contains(bar.isFooter) ? Self.standardBarHeight : titleHeight
    let estimate = guess == Self.automaticDimension ? standard : guess
    return TableRows.Height(value: heights[bar] ?? estimate, isAutomatic: true)
  }

  private func title(of bar: IndexPath, _ dataSource: any UITableViewDataSource) -> String? {
    bar.isFooter
      ? dataSource.tableView(self, titleForFooterInSection: bar.section)
      : dataSource.tableView(self, titleForHeaderInSection: bar.section)
  }

  /// Makes the view of a header or footer and asks it for its height, unless the table knows it at this width.
  func measure(bar: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    guard let delegate, let dataSource else { return }
    measure(bar) {
      guard let view = bars[bar] ?? makeView(of: bar, delegate) else {
        return title(of: bar, dataSource) == nil ? 0 : Self.standardBarHeight
      }
      bars[bar] = view
      // Other sections of the delegate are expected to have one, too.
      defer { if kindsWithViews.insert(bar.isFooter).inserted { rows = nil } }
      return preferredHeight(of: view, standard: Self.standardBarHeight)
    }
  }

  private func makeView(of bar: IndexPath, _ delegate: any UITableViewDelegate) -> UIView? {
    bar.isFooter
      ? delegate.tableView(self, viewForFooterInSection: bar.section)
      : delegate.tableView(self, viewForHeaderInSection: bar.section)
  }

  /// Places the headers and footers of the visible sections, and removes those of others.
  func placeBars(_ rows: TableRows, _ visible: CGRect) {
    let sections = visible.isEmpty ? 0..<0 : rows.sections(from: visible.minY, to: visible.maxY)
    for bar in bars.keys.sorted() where !sections.contains(bar.section) { retire(bar: bar) }
    for index in sections {
      let section = rows[index]
      let (header, footer) = (section.rowsStart - section.start, section.end - section.rowsEnd)
      if header > 0 {
        // Headers of a plain table stay visible as long as a part of their section is.
        let held = min(visible.minY + adjustedContentInset.top, section.rowsEnd - header)
        let y = style == .plain ? max(section.start, held) : section.start
        place(.header(index), y: y, height: header, rows)
      }
      if footer > 0 { place(.footer(index), y: section.end - footer, height: footer, rows) }
    }
  }

  private func place(_ bar: IndexPath, y: CGFloat, height: CGFloat, _ rows: TableRows) {
    // One that decides its height and has not been asked is not visible.
    if rows.isAutomatic(bar) && bars[bar] == nil { return }
    guard let delegate = rowDelegate, let view = bars[bar] ?? makeView(of: bar, delegate) else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    bars[bar] = view
    if view.superview === self { return }
    addSubview(view)
    if bar.isFooter {
      delegate.tableView(self, willDisplayFooterView: view, forSection: bar.section)
    } else {
      delegate.tableView(self, willDisplayHeaderView: view, forSection: bar.section)
    }
  }

  func retire(bar: IndexPath) {
    guard let view = bars.removeValue(forKey: bar) else { return }
    measured.remove(bar)
    let wasVisible = view.superview === self
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { barPool.keep(view) }
    guard wasVisible, let delegate = rowDelegate else { return }
    if bar.isFooter {
      delegate.tableView(self, didEndDisplayingFooterView: view, forSection: bar.section)
    } else {
      delegate.tableView(self, didEndDisplayingHeaderView: view, forSection: bar.section)
    }
  }
}
