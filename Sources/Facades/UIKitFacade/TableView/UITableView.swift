private let automatic = UITableView.automaticDimension

/// A scroll view that shows rows in one column, in sections with headers and footers.
///
/// After each layout pass, there is a cell for each row in the bounds and for no other row. A pass happens in
/// `layoutIfNeeded()`, with each frame, and before each gesture.
///
/// The delegate is the scroll view's. If it conforms to `UITableViewDelegate`, those methods are called too. The table
/// asks for all heights when it lays out its rows. A row of `automaticDimension` has its estimated height until its cell
/// is made; then it has the height that the cell's constraints, or else its `sizeThatFits(_:)`, ask for. Headers and
/// footers of sections do the same. Those of the table have the height of their frames when they are assigned.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The animations of inserted and deleted rows; the facade does not show them.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that the table chooses: what a cell asks for, or 44 points; of a header or footer 28 with a title, or 0.
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  open var rowHeight = automatic { didSet { changed(oldValue, rowHeight) } }
  open var sectionHeaderHeight = automatic { didSet { changed(oldValue, sectionHeaderHeight) } }
  open var sectionFooterHeight = automatic { didSet { changed(oldValue, sectionFooterHeight) } }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// The height of rows whose cells have not been made; with 0, cells decide no heights, and rows are 44 points high.
  open var estimatedRowHeight = automatic { didSet { changed(oldValue, estimatedRowHeight) } }
  /// The height of section headers whose views have not been made; with 0, views decide no heights.
  open var estimatedSectionHeaderHeight = automatic { didSet { changed(oldValue, estimatedSectionHeaderHeight) } }
  /// The height of section footers whose views have not been made; see ``estimatedSectionHeaderHeight``.
  open var estimatedSectionFooterHeight = automatic { didSet { changed(oldValue, estimatedSectionFooterHeight) } }
  // The facade only stores these.
  open var sectionHeaderTopPadding = automatic
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine

  final var cellPool = ReusePool<UITableViewCell>()
  final var barPool = ReusePool<UITableViewHeaderFooterView>()
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var bars: [IndexPath: UIView] = [:]
  final var selection: [IndexPath] = []
  final var batch: UpdateBatch?
  /// The row positions, the row counts, and the width and the delegate for which they were loaded.
  final var rows: TableRows?
  final var counts: [Int]?
  final var rowsWidth: CGFloat = 0
  final weak var rowsDelegate: (any UIScrollViewDelegate)?
  /// The heights that cells, headers and footers have asked for; 0 for a header or footer without a view.
  final var heights: [IndexPath: CGFloat] = [:]
  /// The rows, headers and footers whose views have been asked at the present width.
  final var measured: Set<IndexPath> = []
  /// Whether the delegate has returned a view of a footer (true) or a header (false).
  final var kindsWithViews: Set<Bool> = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  open var numberOfSections: Int { loadedRows.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    loadedRows.sections.contains(section) ? loadedRows[section].rowCount : 0
  }

  open func reloadData() {
    selection = []
    counts = nil
    for path in cells.keys.sorted() { retire(path) }
    for bar in bars.keys.sorted() { retire(bar: bar) }
    (heights, measured) = ([:], [])
    forgetRows()
  }

  private func changed(_ old: CGFloat, _ new: CGFloat) { if new != old { forgetRows() } }

  final func forgetRows() {
    rows = nil
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    forgetRows()
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadedRows.row(indexPath).map(rect) ?? .zero
  }

  open func rect(forSection section: Int) -> CGRect { rect(section) { $0.start...$0.end } }
  open func rectForHeader(inSection section: Int) -> CGRect { rect(section) { $0.start...$0.rowsStart } }
  open func rectForFooter(inSection section: Int) -> CGRect { rect(section) { $0.rowsEnd...$0.end } }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    if rect.isNull || rect.maxX < 0 || rect.minX > bounds.width { return nil }
    return loadedRows.rows(from: rect.minY, to: max(rect.maxY, rect.minY.nextUp))
  }

  open var visibleCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[.header(section)] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    bars[.footer(section)] as? UITableViewHeaderFooterView
  }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let row = loadedRows.row(indexPath) else { return }
    let positions: [UICollectionView.ScrollPosition] = [[], .top, .centeredVertically, .bottom]
    scroll(to: rect(row), at: positions[scrollPosition.rawValue], animated: animated)
  }

  open var indexPathForSelectedRow: IndexPath? { selection.last }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return deselectAll(animated: animated) }
    select(indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

  override var remembersSizes: Bool { heights.keys.contains { !$0.isBar } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func fingerTapped(at point: CGPoint) {
    if allowsSelection, let path = indexPathForRow(at: point) { tap(path) }
  }
}
