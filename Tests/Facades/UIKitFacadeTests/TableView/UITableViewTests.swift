import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("UITableView") @MainActor
struct UITableViewTests {
  private final class Cell: UITableViewCell {
    var uses = 0
    var isFresh = true

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      isFresh = false
    }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [100, 3]
    var header: CGFloat = 0
    var log: [String] = []
    /// What to do when the next row ends.
    var onEnd: ((UITableView) -> Void)?

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      (cell as? Cell)?.uses += 1
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 1 ? 100 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "Bar")
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      log.append("shows \(indexPath.section).\(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.append("hides \(indexPath.section).\(indexPath.row)")
      let action = onEnd
      onEnd = nil
      action?(tableView)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("selects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselects \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == 0 ? nil : indexPath
    }
  }

  private let source = Source()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init() {
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Bar")
    table.dataSource = source
    table.delegate = source
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Rows have the delegate's heights, or 44 pt if automatic, and the content is their sum")
  @MainActor func heights() {
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 44, width: 320, height: 100))
    #expect(table.rectForRow(at: path(2)).minY == 144)
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 320, height: 99 * 44 + 100 + 2 * 44 + 100))
    #expect(table.rectForRow(at: path(100)) == .zero && table.rectForRow(at: path(-1)) == .zero)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 4456, width: 320, height: 188))
    #expect(table.numberOfRows(inSection: 1) == 3 && table.numberOfRows(inSection: 9) == 0)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 150)) == path(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: -1)) == nil)
  }

  @Test("Without a delegate rows have the table's height")
  @MainActor func rowHeight() {
    table.delegate = nil
    table.rowHeight = 20
    #expect(table.rectForRow(at: path(2)).minY == 40)
    table.rowHeight = .nan
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 0, width: 320, height: 0))
  }

  @Test("Only visible rows have cells, and cells are reused")
  @MainActor func cells() throws {
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (0...7).map { path($0) })
    #expect(table.cellForRow(at: path(1))?.frame == table.rectForRow(at: path(1)))
    let first = try #require(table.visibleCells.first as? Cell)
    #expect(first.reuseIdentifier == "Cell" && first.isFresh && table.indexPath(for: first) == path(0))
    source.log = []
    try table.perform(.drag(from: Vector2D(x: 100, y: 300), by: Vector2D(x: 0, y: -110), over: 500, hold: 200))
    #expect(table.contentOffset.y == 100)
    #expect(source.log == ["shows 0.8", "hides 0.0", "shows 0.9", "shows 0.10"])
    #expect(first.superview == nil || first.uses > 1)
    table.contentOffset.y = 3000
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { ($0 as? Cell)?.isFresh == false } && table.cellForRow(at: path(0)) == nil)
  }

  @Test("Scrolling to a row reaches its position, but not beyond the edges")
  @MainActor func scrolls() {
    func goes(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
      table.scrollToRow(at: path(row), at: position, animated: false)
      return table.contentOffset.y
    }
    table.layoutIfNeeded()
    #expect(goes(10, .top) == 496)
    #expect(goes(10, .middle) == 318)
    #expect(goes(10, .bottom) == 140)
    #expect(goes(0, .bottom) == 0)
    #expect(goes(99, .top) == 4244)
    #expect(goes(50, .none) == table.rectForRow(at: path(50)).minY)
    #expect(goes(700, .top) == table.contentOffset.y)
  }

  @Test("Headers stay visible in a plain table until their section leaves")
  @MainActor func headers() throws {
    source.header = 30
    table.reloadData()
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 30) && table.rectForRow(at: path(0)).minY == 30)
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(header.frame.minY == 1000)
    table.contentOffset.y = table.rectForHeader(inSection: 1).minY - 10
    table.layoutIfNeeded()
    #expect(header.frame.maxY == table.rectForHeader(inSection: 1).minY)
    #expect(table.headerView(forSection: 1)?.frame.minY == table.rectForHeader(inSection: 1).minY)
    table.contentOffset.y = table.rect(forSection: 0).maxY
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    table.contentOffset.y = table.contentSize.height - 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  @Test("The header and footer view of the table keep their height and have the table's width")
  @MainActor func ends() {
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: path(0)).minY == 60 && table.tableHeaderView?.frame.width == 320)
    #expect(table.contentSize.height == 4644 + 85 && table.tableFooterView?.frame.minY == 4704)
    table.frame.size.width = 500
    table.layoutIfNeeded()
    #expect(table.tableFooterView?.frame.width == 500 && table.cellForRow(at: path(0))?.frame.width == 500)
  }

  @Test("A tap selects one row if the delegate allows it")
  @MainActor func taps() throws {
    func tap(_ y: Double) throws {
      source.log = []
      try table.perform(.drag(from: Vector2D(x: 100, y: y), by: .zero, over: 50))
    }
    try tap(50)
    #expect(source.log.suffix(1) == ["selects 1"] && table.cellForRow(at: path(1))?.isSelected == true)
    try tap(200)
    #expect(source.log == ["deselects 1", "selects 3"] && table.indexPathsForSelectedRows == [path(3)])
    try tap(200)
    #expect(source.log == ["selects 3"])
    try tap(10)
    #expect(source.log.isEmpty && table.indexPathForSelectedRow == path(3))
    table.deselectRow(at: path(3), animated: true)
    #expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: path(3))?.isSelected == false)
    table.selectRow(at: path(5), animated: false, scrollPosition: .top)
    #expect(source.log.isEmpty && table.contentOffset.y == 276)
  }

  @Test("Reloading calls the data source for everything again")
  @MainActor func reloads() throws {
    table.layoutIfNeeded()
    source.counts = [2]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 144 && table.visibleCells.count == 2 && table.numberOfSections == 1)
    source.counts = []
    var isDone = false
    table.performBatchUpdates {
      table.deleteSections([0], with: .fade)
    } completion: {
      isDone = $0
    }
    #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    try table.advance(until: .after(0.3))
    #expect(isDone)
  }

  @Test("A table view controller is its table's data source and delegate")
  @MainActor func controller() {
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
    }
    let (list, window) = (List(style: .grouped), UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500)))
    window.rootViewController = list
    window.makeKeyAndVisible()
    #expect(list.tableView.contentSize == CGSize(width: 300, height: 150) && list.tableView.visibleCells.count == 5)
  }

  @Test("A row is scrolled to the top, the middle and the bottom of the area inside the insets")
  @MainActor func positionsWithInsets() {
    let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400)), Source())
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    (table.dataSource, table.delegate) = (source, source)
    table.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    table.layoutIfNeeded()
    // Row 50 is from 2256 to 2300: one row of 100 pt and 49 of 44 pt are above it.
    let path = IndexPath(row: 50, section: 0)
    for (position, y) in [(UITableView.ScrollPosition.top, 2246.0), (.middle, 2088), (.bottom, 1930)] {
      table.scrollToRow(at: path, at: position, animated: false)
      #expect(Double(table.contentOffset.y) == y, "\(position)")
    }
  }

  /// Its first section has titles.
  private final class Titled: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 0 ? "Header" : nil
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Footer" : nil
    }
  }

  @Test("A section with titles has a header and a footer of 28 pt, and one without has none")
  @MainActor func titles() {
    let titled = Titled()
    table.delegate = nil
    table.dataSource = titled
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 28 && table.rectForFooter(inSection: 0).height == 28)
    #expect(table.rectForHeader(inSection: 1).height == 0 && table.rectForFooter(inSection: 1).height == 0)
    #expect(table.contentSize.height == 232)
  }

  @Test("When a delegate reloads as a row or a header ends, the rows are those that are visible", arguments: [0.0, 30])
  @MainActor func reloading(header: Double) {
    source.header = header
    source.counts = [4, 4, 4, 4]
    table.layoutIfNeeded()
    source.log = []
    source.onEnd = { $0.reloadData() }
    table.contentOffset.y = 510
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(
      source.onEnd == nil
        && Set(source.log.filter { $0.hasPrefix("hides") }).count == source.log.count { $0.hasPrefix("hides") })
    #expect(table.indexPathsForVisibleRows == table.indexPathsForRows(in: table.bounds))
    for path in table.indexPathsForVisibleRows ?? [] {
      #expect(table.cellForRow(at: path)?.frame == table.rectForRow(at: path))
    }
    #expect(table.subviews.count { $0 is Cell } == table.visibleCells.count && !table.visibleCells.isEmpty)
  }

  @Test("A table without a data source keeps its rows and makes no new ones, and can be updated by nothing")
  @MainActor func abandoned() throws {
    var source: Source? = Source()
    let table = UITableView(frame: table.frame)
    table.register(Cell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.rowHeight = 100
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 4)
    source = nil
    table.contentOffset.y = 250
    table.layoutIfNeeded()
    #expect(table.dataSource == nil && table.indexPathsForVisibleRows == [path(2), path(3)])
    let empty = UITableView(frame: table.frame)
    var isDone = false
    empty.performBatchUpdates({}, completion: { isDone = $0 })
    try empty.advance(until: .after(0.31))
    #expect(isDone && empty.numberOfSections == 0 && empty.contentSize.height == 0)
  }
}
