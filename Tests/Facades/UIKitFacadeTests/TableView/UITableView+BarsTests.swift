import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Self-sizing table headers and footers") @MainActor
struct UITableViewBarsTests {
  /// A header with a box of the given height between the edges of its content.
  private final class BoxHeader: UITableViewHeaderFooterView {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header that is half as high as wide.
  private final class WideHeader: UIView {
    init() {
      super.init(frame: .zero)
      let picture = UIView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The rows of each section, 50 points high.
    var rows: [Int]
    var header: (UITableView, Int) -> UIView? = { _, _ in nil }
    var footer: (UITableView, Int) -> UIView? = { _, _ in nil }
    var titles: [Int: String] = [:]
    var calls: [String] = []
    /// What to do when the next header ends.
    var onEnd: ((UITableView) -> Void)?
    init(_ rows: [Int]) { self.rows = rows }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      calls.append("cell \(indexPath.section).\(indexPath.row)")
      return tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      calls.append("header \(section)")
      return header(tableView, section)
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      footer(tableView, section)
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      calls.append("will \(section): \(Int(view.frame.minY)) \(Int(view.frame.height))")
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      calls.append("did \(section)")
      let action = onEnd
      onEnd = nil
      action?(tableView)
    }
  }

  private func box(_ height: CGFloat) -> (UITableView, Int) -> UIView? {
    { table, _ in
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: "Bar") as? BoxHeader
      view?.height.constant = height
      view?.height.isActive = true
      return view
    }
  }

  private func table(
    _ source: Source, _ style: UITableView.Style = .plain, estimate: CGFloat = UITableView.automaticDimension,
    feet: CGFloat = UITableView.automaticDimension
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.register(BoxHeader.self, forHeaderFooterViewReuseIdentifier: "Bar")
    table.rowHeight = 50
    table.estimatedSectionHeaderHeight = estimate
    table.estimatedSectionFooterHeight = feet
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func headers(_ table: UITableView) -> [CGFloat] {
    (0..<table.numberOfSections).map { table.rectForHeader(inSection: $0).height }
  }

  @Test("A table of no height removes its headers and footers", arguments: [false, true])
  @MainActor func empty(isGrouped: Bool) {
    let source = Source([2, 6])
    source.header = box(20)
    source.footer = box(20)
    let table = table(source, isGrouped ? .grouped : .plain)
    #expect(table.headerView(forSection: 0) != nil && table.footerView(forSection: 0) != nil)
    table.frame.size.height = 0
    table.layoutIfNeeded()
    #expect((0..<2).allSatisfy { table.headerView(forSection: $0) == nil && table.footerView(forSection: $0) == nil })
  }

  @Test("The view of a footer is asked for once a part of it is visible", arguments: [false, true])
  @MainActor func edge(isGrouped: Bool) {
    let source = Source([6, 6, 6])
    var asked: [Int] = []
    source.footer = { [box = box(20)] table, section in
      asked.append(section)
      return box(table, section)
    }
    let table = table(source, isGrouped ? .grouped : .plain)
    // The rows end at the lower edge of the view.
    #expect(table.rect(forSection: 0).minY == 0 && table.rectForFooter(inSection: 0).minY == 300 && asked.isEmpty)
    table.contentOffset.y = 0.5
    table.layoutIfNeeded()
    #expect(asked == [0] && table.footerView(forSection: 0)?.frame.height == 36)
    table.contentOffset.y = 336
    table.layoutIfNeeded()
    #expect(asked == [0] && table.footerView(forSection: 0) == nil)
    table.contentOffset.y = 337
    table.layoutIfNeeded()
    #expect(asked == [0, 1])
  }

  @Test("A table that reloads with another delegate is like one that was made with it")
  @MainActor func newDelegate() {
    let (source, plain) = (Source([2, 2, 2, 2, 2, 2, 2, 2]), Source([]))
    source.header = box(30)
    source.footer = box(12)
    let changed = table(source)
    changed.contentOffset.y = 150
    changed.layoutIfNeeded()
    changed.contentOffset.y = 0
    changed.delegate = plain
    changed.reloadData()
    changed.layoutIfNeeded()
    let made = UITableView(frame: changed.frame)
    made.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    made.rowHeight = 50
    (made.dataSource, made.delegate) = (source, plain)
    made.layoutIfNeeded()
    #expect(headers(changed) == headers(made) && changed.contentSize == made.contentSize)
    #expect(made.contentSize.height == 800)
  }

  @Test("A header has the height of its view as soon as its section is visible", arguments: [false, true])
  @MainActor func constrained(isGrouped: Bool) {
    let source = Source([2, 2, 2, 2])
    source.header = box(64)
    let table = table(source, isGrouped ? .grouped : .plain, estimate: 40)
    // 80 + 2 · 50, then 80 of the second, whose first row ends at 310.
    #expect(headers(table) == [80, 80, 40, 40])
    #expect(Double(table.contentSize.height) == 640)
    #expect(table.indexPathsForVisibleRows?.count == 3)
    #expect(source.calls.prefix(5) == ["header 0", "cell 0.0", "cell 0.1", "header 1", "cell 1.0"])
    #expect(source.calls.dropFirst(5) == ["will 0: 0 80", "will 1: 180 80"])
    let header = table.headerView(forSection: 1) as? BoxHeader
    header?.layoutIfNeeded()
    #expect(header?.box.frame == CGRect(x: 16, y: 8, width: 168, height: 64))
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(source.calls.count == 7)
  }

  @Test("Without an estimate, other headers have a height of 28 once one has a view, and 0 before")
  @MainActor func standard() {
    let source = Source([2, 2, 2, 2])
    source.header = { [box = box(64)] table, section in section == 1 ? box(table, section) : nil }
    let table = table(source)
    // The third one begins at 280 and has been asked, too.
    #expect(headers(table) == [0, 80, 0, 28])
    #expect(Double(table.contentSize.height) == 508)
    table.contentOffset.y = 236
    table.layoutIfNeeded()
    // The others have turned out to have none.
    #expect(headers(table) == [0, 80, 0, 0] && table.contentSize.height == 480)
    #expect(self.table(Source([2, 2])).contentSize.height == 200)
  }

  @Test("A title has a height of 28, and with an estimate of 0 views do not decide their height")
  @MainActor func titles() {
    let source = Source([1, 1])
    source.titles = [1: "Two"]
    #expect(headers(table(source)) == [0, 28])
    source.header = box(64)
    #expect(headers(table(source)) == [80, 80])
    #expect(headers(table(source, estimate: 0)) == [0, 28])
  }

  @Test("Footers follow their rows, and move the rows below when their height changes")
  @MainActor func footers() {
    let source = Source([1, 1, 1, 1, 1])
    source.footer = box(4)
    let table = table(source, .grouped, feet: 100)
    let feet = (0..<5).map { table.rectForFooter(inSection: $0) }
    #expect(feet.map(\.height) == [20, 20, 20, 20, 100] && feet[1].minY == 120)
    #expect(table.footerView(forSection: 3)?.frame == CGRect(x: 0, y: 260, width: 200, height: 20))
    #expect(table.indexPathsForVisibleRows?.map(\.section) == [0, 1, 2, 3, 4])
  }

  @Test("All sections without rows show their headers")
  @MainActor func empty() {
    let source = Source([0, 0, 0])
    source.header = box(24)
    let table = table(source)
    #expect(headers(table) == [40, 40, 40] && table.headerView(forSection: 2)?.frame.minY == 80)
  }

  @Test("Without constraints a view keeps its height; a view without a height gets 28")
  @MainActor func unconstrained() {
    let source = Source([1, 1])
    source.header = { _, section in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: section == 0 ? 35 : 0)) }
    let table = table(source)
    #expect(headers(table) == [35, 28])
  }

  @Test("A new width measures the views again")
  @MainActor func widths() {
    let source = Source([1, 1])
    source.header = { _, _ in WideHeader() }
    let table = table(source)
    #expect(headers(table) == [100, 100])
    table.frame.size.width = 300
    table.layoutIfNeeded()
    #expect(headers(table) == [150, 150] && table.contentSize.height == 400)
  }

  @Test("Self-sizing headers and rows meet without gaps, in both styles", arguments: [false, true])
  @MainActor func nested(isGrouped: Bool) throws {
    let source = Source(Array(repeating: 3, count: 8))
    source.header = box(14)
    source.footer = box(34)
    let table = table(source, isGrouped ? .grouped : .plain, estimate: 90, feet: 5)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 10
    let flick = try TouchGesture.flick(
      from: Vector2D(x: 100, y: 250), by: Vector2D(x: 0, y: -200), releaseVelocity: 1)
    for _ in 0..<12 { try table.perform(flick) }
    // Rows of cells without constraints are 44 points high.
    let whole = CGFloat(8 * (30 + 3 * 44 + 50))
    #expect(table.contentSize.height == whole && table.contentOffset.y == whole - 300)
    for section in 0..<8 {
      let start = CGFloat(section * 212)
      #expect(table.rectForHeader(inSection: section) == CGRect(x: 0, y: start, width: 200, height: 30))
      #expect(table.rectForFooter(inSection: section) == CGRect(x: 0, y: start + 162, width: 200, height: 50))
    }
    #expect(source.calls.contains("did 0") && table.headerView(forSection: 0) == nil)
  }

  @Test("A header above the visible rows of a grouped table keeps its estimate until it is visible")
  @MainActor func above() {
    let source = Source([20, 20])
    source.header = box(64)
    let table = table(source, .grouped, estimate: 30)
    table.contentOffset.y = 700
    table.layoutIfNeeded()
    #expect(headers(table) == [80, 30] && table.contentOffset.y == 700)
    let plain = self.table(source, estimate: 30)
    plain.contentOffset.y = 1500
    plain.layoutIfNeeded()
    // The header of a plain table is pinned, and so it is seen.
    #expect(headers(plain) == [80, 80] && plain.headerView(forSection: 1)?.frame.minY == 1500)
  }

  @Test("Heights move with their sections in an update, and a reload discards them")
  @MainActor func updates() {
    let source = Source([4, 4, 4])
    source.header = box(64)
    let table = table(source, estimate: 30)
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    #expect(headers(table) == [80, 80, 80])
    table.contentOffset.y = 0
    source.rows.removeFirst()
    table.deleteSections([0], with: .none)
    #expect(headers(table) == [80, 80])
    source.header = box(4)
    table.reloadData()
    #expect(headers(table) == [30, 30])
    table.layoutIfNeeded()
    #expect(headers(table) == [20, 20])
  }

  @Test("The table header has the height of its view, as measured with systemLayoutSizeFitting")
  @MainActor func tableHeader() {
    let source = Source([2])
    let table = table(source)
    let header = WideHeader()
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100 && header.frame.width == 200)
    // As apps write it in viewDidLayoutSubviews.
    let size = header.systemLayoutSizeFitting(
      CGSize(width: table.bounds.width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == 100)
    header.frame.size.height = size.height
    // A new frame counts when the view is assigned again.
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 100)
    table.tableHeaderView = header
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 200 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 100)
  }

  @Test("Without its delegate a table forgets the headers that leave, and tells nobody")
  @MainActor func abandoned() {
    let source = Source([3, 3, 3, 3])
    source.header = box(20)
    let table = table(source)
    #expect(table.subviews.contains { $0 is BoxHeader })
    source.calls = []
    table.delegate = nil
    table.contentOffset.y = 400
    table.layoutIfNeeded()
    #expect(!table.subviews.contains { $0 is BoxHeader } && headers(table) == [0, 0, 0, 0])
    #expect(source.calls.allSatisfy { $0.hasPrefix("cell") })
  }

  @Test("When a delegate reloads as a header ends, the others end once, and new ones are made")
  @MainActor func reloading() {
    let source = Source([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    source.header = box(50)
    let table = table(source)
    table.sectionHeaderHeight = 50
    table.layoutIfNeeded()
    source.calls = []
    source.onEnd = { $0.reloadData() }
    table.contentOffset.y = 500
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    let ends = source.calls.filter { $0.hasPrefix("did") }
    #expect(source.onEnd == nil && ends.count == Set(ends).count && ends.first == "did 0")
    // 100 pt for each section.
    let shown = table.subviews.filter { $0 is BoxHeader }.map(\.frame.minY).sorted()
    #expect(shown == [500, 600, 700] && table.visibleCells.map(\.frame.minY) == [550, 650, 750])
  }
}
