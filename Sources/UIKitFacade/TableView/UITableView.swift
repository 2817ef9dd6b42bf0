import Foundation

/// A scroll view of rows, one below the other, in sections with headers and footers.
///
/// Cells are there for the rows in the bounds, and for no others, after each layout pass: `layoutIfNeeded()`, or the one
/// that comes with each frame and before each gesture. The delegate is the scroll view's; what a `UITableViewDelegate` adds
/// is found in it. All heights are asked for when the rows are laid out, none is estimated.
open class UITableView: UIScrollView {
  /// What it looks like.
  public let style: Style
  /// What is in the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The height of the rows, in points, unless the delegate gives it.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { forgetRows() } }
  }
  /// The height of the sections' headers, in points, unless the delegate gives it.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { forgetRows() } }
  }
  /// The height of the sections' footers, in points, unless the delegate gives it.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { forgetRows() } }
  }
  /// What rows would be taken to be high before they are asked; they are asked at once.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// What headers would be taken to be high before they are asked; they are asked at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// What footers would be taken to be high before they are asked; they are asked at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// What would be left free above headers; nothing is.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The view above all rows, in its own height and the table's width.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }
  /// The view below all rows, in its own height and the table's width.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }
  /// A view behind all cells, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The line below the cells.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of that line.
  open var separatorColor: UIColor?
  /// The distance of that line from the edges, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// Whether a tap selects a row.
  open var allowsSelection = true
  /// Whether a tap leaves other rows selected.
  open var allowsMultipleSelection = false
  /// Whether rows are edited; nothing edits them.
  open var isEditing = false

  var pool = TablePool()
  private var rows: TableRows?
  /// The numbers of rows that were last laid out.
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

  /// Creates a table at a place of its superview, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table at a place of its superview, in points.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Data

  /// The number of sections.
  open var numberOfSections: Int { loadedRows.sections.count }

  /// The number of rows in a section; 0 where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = loadedRows.sections
    return sections.indices.contains(section) ? sections[section].rowCount : 0
  }

  /// Asks the data source and the delegate for everything anew, in the next layout pass; what is selected is not any more.
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

  /// Where the rows are, asked for where that is not known.
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

  // MARK: Where rows are

  /// Where a row is, in points of the content; zero for one that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedRows.row(indexPath).map { rect($0.lowerBound, $0.upperBound) } ?? .zero
  }

  /// Where a section is with its header and its footer, in points of the content; zero for one that is not there.
  open func rect(forSection section: Int) -> CGRect { rect(section) { ($0.start, $0.end) } }

  /// Where a section's header is when nothing holds it in view, in points of the content.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { ($0.start, $0.rows[0]) } }

  /// Where a section's footer is, in points of the content.
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

  /// The row at a place of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  /// The rows of which something is in a rectangle of the content, or nil for one outside the table.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    if rect.isNull || rect.maxX < 0 || rect.minX > bounds.width { return nil }
    return loadedRows.rows(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
  }

  // MARK: What is seen

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// A row's cell; nil where it is not seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The row of a cell; nil for one that is not seen.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// A section's header; nil where it is not seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[Bar(section: section, isFooter: false)] as? UITableViewHeaderFooterView
  }

  /// A section's footer; nil where it is not seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[Bar(section: section, isFooter: true)] as? UITableViewHeaderFooterView
  }

  /// Goes where a row is at a position in the view, but not beyond the edges.
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

  /// The row selected last; nil for none.
  open var indexPathForSelectedRow: IndexPath? { selected.last }

  /// The selected rows, in the order in which they were selected; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }

  /// Selects a row and goes there; the delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    guard let indexPath, loadedRows.row(indexPath) != nil else { return }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Layout

  /// Gives the rows, headers and footers in the bounds their views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let rows = loadedRows
    let visible = bounds
    backgroundView?.frame = visible
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: rows.end)
    let paths = visible.isEmpty ? [] : rows.rows(from: visible.minY, to: visible.maxY)
    // Those that go first, so that those that come use their cells again.
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
        // The headers of a plain table stay in view as long as something of their section is.
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

  /// Selects the row under a finger that has tapped, as the delegate lets it.
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
