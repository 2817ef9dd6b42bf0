import Foundation

/// A scroll view that shows rows in one column, in sections with headers and footers.
///
/// After each layout pass, there is a cell for each row in the bounds and for no other row. A pass happens in
/// `layoutIfNeeded()`, with each frame, and before each gesture.
///
/// The delegate is the scroll view's. If it conforms to `UITableViewDelegate`, those methods are called too. The table
/// asks for all heights when it lays out its rows; it estimates none.
open class UITableView: UIScrollView {
  /// The style of the table view.
  public let style: Style
  /// The object that provides the table's rows and cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The height of the rows, in points; the delegate's height has priority.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }
  /// The height of section headers, in points; the delegate's height has priority.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }
  /// The height of section footers, in points; the delegate's height has priority.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }
  /// The estimated height of rows, stored without effect: the table asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The estimated height of section headers, stored without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers, stored without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The padding above section headers, stored without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The view above all rows; it keeps its height and takes the table's width.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows; it keeps its height and takes the table's width.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// The view behind all cells; it has the table's size.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The style of the separators between cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color of the separators.
  open var separatorColor: UIColor?
  /// The inset of the separators, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// A Boolean value that lets a tap select a row.
  open var allowsSelection = true
  /// A Boolean value that lets several rows be selected at the same time.
  open var allowsMultipleSelection = false
  /// A Boolean value that turns on editing mode, stored without effect.
  open var isEditing = false

  var pool = TablePool()
  private var rows: TableRows?
  /// The row counts that were last laid out.
  private(set) final var counts: [Int]?
  final var batch: UpdateBatch?
  private var rowsWidth: CGFloat = 0
  private weak var rowsDelegate: (any UIScrollViewDelegate)?
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var bars: [Bar: UIView] = [:]
  private var selected: [IndexPath] = []

  /// A header or footer.
  private struct Bar: Hashable {
    var section: Int
    var isFooter: Bool
  }

  /// Creates a table view with a frame, in its superview's coordinates and in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table view with a frame, in its superview's coordinates and in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Data

  /// The number of sections.
  open var numberOfSections: Int { loadedRows.sections.count }

  /// Returns the number of rows in a section, or 0 if there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedRows.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// Reloads all rows in the next layout pass, and clears the selection.
  open func reloadData() {
    selected = []
    counts = nil
    for path in cells.keys.sorted() { retire(path) }
    for view in bars.values { retire(view) }
    bars = [:]
    forgetRows()
  }

  private func forgetRows() {
    rows = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    forgetRows()
  }

  /// The positions of the rows, loaded from the data source and the delegate if needed.
  final var loadedRows: TableRows {
    if let rows, rowsWidth == bounds.width, rowsDelegate === delegate { return rows }
    let delegate = self.delegate as? any UITableViewDelegate
    var loaded = TableRows(start: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        let header = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let footer = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        let headerTitle = dataSource.tableView(self, titleForHeaderInSection: section)
        let footerTitle = dataSource.tableView(self, titleForFooterInSection: section)
        loaded.addSection(
          header: header == Self.automaticDimension ? (headerTitle == nil ? 0 : 28) : header,
          rowCount: dataSource.tableView(self, numberOfRowsInSection: section),
          footer: footer == Self.automaticDimension ? (footerTitle == nil ? 0 : 28) : footer
        ) { row in
          let height =
            delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: section)) ?? rowHeight
          return height == Self.automaticDimension ? 44 : height
        }
      }
    }
    (rows, rowsWidth, rowsDelegate) = (loaded, bounds.width, self.delegate)
    counts = loaded.sections.map(\.rowCount)
    contentSize = CGSize(width: bounds.width, height: loaded.end + (tableFooterView?.frame.height ?? 0))
    return loaded
  }

  // MARK: Row positions

  /// Returns the frame of a row, in points of the content, or zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedRows.row(indexPath).map { rect($0.lowerBound, $0.upperBound) } ?? .zero
  }

  /// Returns the frame of a section with its header and footer, in points of the content, or zero if there is none.
  open func rect(forSection section: Int) -> CGRect { rect(section) { ($0.start, $0.end) } }

  /// Returns the frame of a section's header while it is not pinned, in points of the content.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { ($0.start, $0.rows[0]) } }

  /// Returns the frame of a section's footer, in points of the content.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(section) { ($0.rows[$0.rowCount], $0.end) } }

  private func rect(_ section: Int, _ ends: (TableRows.Section) -> (CGFloat, CGFloat)) -> CGRect {
    let sections = loadedRows.sections
    guard sections.indices.contains(section) else { return .zero }
    let (top, bottom) = ends(sections[section])
    return rect(top, bottom)
  }

  private func rect(_ top: CGFloat, _ bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// Returns the row at a point of the content, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  /// Returns the rows that intersect a rectangle of the content, or nil if it lies beside the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    if rect.isNull || rect.maxX < 0 || rect.minX > bounds.width { return nil }
    return loadedRows.rows(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
  }

  // MARK: Visible views

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// Returns the cell of a row, or nil if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the row of a cell, or nil if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns the header of a section, or nil if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[Bar(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section, or nil if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[Bar(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// Scrolls a row to a position in the view, but not beyond the edges.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = loadedRows.row(indexPath) else { return }
    let (inset, height) = (adjustedContentInset, bounds.height)
    var y = contentOffset.y
    switch scrollPosition {
    case .none:
      return scrollRectToVisible(rect(row.lowerBound, row.upperBound), animated: animated)
    case .top: y = row.lowerBound - inset.top
    case .middle: y = (row.lowerBound + row.upperBound - inset.top - height + inset.bottom) / 2
    case .bottom: y = row.upperBound - height + inset.bottom
    }
    let last = max(-inset.top, contentSize.height + inset.bottom - height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, -inset.top), last)), animated: animated)
  }

  // MARK: Selection

  /// The row that was selected last, or nil.
  open var indexPathForSelectedRow: IndexPath? { selected.last }

  /// The selected rows in the order of their selection, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row, and scrolls to it unless the position is `.none`; the delegate's methods are not called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, loadedRows.row(indexPath) != nil else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row; the delegate's methods are not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Layout

  /// Updates the views of the rows, headers and footers in the bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
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
      let frame = rect(row.lowerBound, row.upperBound)
      if let cell = cells[path] {
        if cell.frame != frame { cell.frame = frame }
      } else if let cell = dataSource?.tableView(self, cellForRowAt: path) {
        cells[path] = cell
        cell.frame = frame
        cell.setSelected(selected.contains(path), animated: false)
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
        place(Bar(section: index, isFooter: false), y, header) {
          delegate.tableView(self, viewForHeaderInSection: index)
        }
      }
      if footer > 0 {
        place(Bar(section: index, isFooter: true), section.end - footer, footer) {
          delegate.tableView(self, viewForFooterInSection: index)
        }
      }
    }
  }

  private func place(_ bar: Bar, _ y: CGFloat, _ height: CGFloat, make: () -> UIView?) {
    guard let view = bars[bar] ?? make() else { return }
    view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
    if bars.updateValue(view, forKey: bar) == nil { addSubview(view) }
  }

  private func retire(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    pool.keep(cell)
    (delegate as? any UITableViewDelegate)?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { pool.keep(view) }
  }

  /// Selects or deselects the tapped row, if the delegate allows it.
  override func fingerTapped(at point: CGPoint) {
    super.fingerTapped(at: point)
    guard allowsSelection, let path = indexPathForRow(at: point) else { return }
    let delegate = delegate as? any UITableViewDelegate
    if delegate?.tableView(self, shouldHighlightRowAt: path) == false { return }
    if allowsMultipleSelection && selected.contains(path) { return deselectByTap(path, delegate) }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsMultipleSelection {
      for other in selected where other != chosen { deselectByTap(other, delegate) }
    }
    if !selected.contains(chosen) { selected.append(chosen) }
    cells[chosen]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTap(_ path: IndexPath, _ delegate: (any UITableViewDelegate)?) {
    guard let chosen = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    deselectRow(at: chosen, animated: false)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
