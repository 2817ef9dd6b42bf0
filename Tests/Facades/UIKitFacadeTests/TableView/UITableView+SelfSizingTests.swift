import Foundation
import GestureReplay
import ScrollPhysics
import TestSupport
import Testing
import UIKitFacade

@Suite("Self-sizing table rows") @MainActor
struct UITableViewSelfSizingTests {
  /// A cell with a box between the edges of its content, as high as the row's number says.
  private final class BoxCell: UITableViewCell {
    let box = UIView()
    private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
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

  /// A cell that is half as high as wide.
  private final class WideCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let picture = UIView()
      picture.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: contentView.topAnchor),
        picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class FittingCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 70) }
  }

  private final class FlatCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 0) }
  }

  /// A cell whose constraints say nothing about its height.
  private final class LevelCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var boxes: [CGFloat]
    var made: [Int] = []
    var shown: [String] = []
    init(_ boxes: [CGFloat]) { self.boxes = boxes }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { boxes.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      made.append(indexPath.row)
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      if let cell = cell as? BoxCell {
        cell.height.constant = boxes[indexPath.row]
        cell.height.isActive = true
      }
      return cell
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      shown.append("\(indexPath.row): \(Int(cell.frame.minY)) \(Int(cell.frame.height))")
    }
  }

  private final class Estimates: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row % 2 == 0 ? 90 : UITableView.automaticDimension
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 0 ? 30 : UITableView.automaticDimension
    }
  }

  /// Rows of 60, 80, 100, 120, 140 and again; a box has 8 pt above and below.
  private let source = Source((0..<40).map { CGFloat(44 + $0 % 5 * 20) })

  private func table(_ cellClass: AnyClass, _ source: Source, estimate: CGFloat = 50) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.register(cellClass, forCellReuseIdentifier: "Cell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = estimate
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A row that comes back has the height of its new cell, and one that stays keeps its own")
  @MainActor func comesBack() {
    let table = table(BoxCell.self, source)
    var random = SeededGenerator(seed: 97)
    for _ in 0..<10 {
      table.contentOffset.y = 1500
      table.layoutIfNeeded()
      source.boxes = source.boxes.map { _ in CGFloat(Int.random(in: 20...160, using: &random)) }
      table.contentOffset.y = 0
      table.layoutIfNeeded()
      let heights = table.visibleCells.map(\.frame.height)
      #expect(heights.count > 1 && heights == source.boxes.prefix(heights.count).map { $0 + 16 })
      source.boxes = source.boxes.map { $0 + 10 }
      table.setNeedsLayout()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == heights)
    }
  }

  @Test("A row has the height of its cell's constraints when it becomes visible, and the estimate before")
  @MainActor func constrained() throws {
    let table = table(BoxCell.self, source)
    #expect(table.visibleCells.map(\.frame.height) == [60, 80, 100, 120])
    #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 140, 240])
    #expect(table.contentSize == CGSize(width: 200, height: 360 + 36 * 50))
    // Every cell is made once, and shown in its final place.
    #expect(source.made == [0, 1, 2, 3] && source.shown == ["0: 0 60", "1: 60 80", "2: 140 100", "3: 240 120"])
    let cell = try #require(table.visibleCells[1] as? BoxCell)
    cell.layoutIfNeeded()
    #expect(cell.box.frame == CGRect(x: 16, y: 8, width: 168, height: 64))
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(source.made.count == 4)
  }

  @Test("Rows whose cells have no height lie at the end of the header, also where sums are rounded")
  @MainActor func flat() {
    for header in 1...100 {
      let (table, height) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), CGFloat(header) / 10)
      table.register(FlatCell.self, forCellReuseIdentifier: "Cell")
      (table.sectionHeaderHeight, table.estimatedRowHeight) = (height, 44)
      table.dataSource = source
      table.layoutIfNeeded()
      let rows = (0..<40).map { table.rectForRow(at: path($0)) }
      #expect(rows.allSatisfy { abs($0.minY - height) < 1e-9 && abs($0.height) < 1e-9 })
    }
  }

  @Test("A row taller than its estimate saves rows below it; a shorter one needs more of them")
  @MainActor func estimates() {
    #expect(table(BoxCell.self, source, estimate: 20).visibleCells.count == 4)
    #expect(source.made == [0, 1, 2, 3])
    source.made = []
    #expect(table(BoxCell.self, source, estimate: 500).visibleCells.count == 4)
    #expect(source.made == [0, 1, 2, 3])
    #expect(table(BoxCell.self, source, estimate: UITableView.automaticDimension).rectForRow(at: path(39)).height == 44)
  }

  @Test("After scrolling through all rows the content has their true height, and scrolling back is stable")
  @MainActor func scrolling() throws {
    let table = table(BoxCell.self, source)
    let whole = 8 * (60 + 80 + 100 + 120 + 140)
    func flick(_ distance: Double) throws {
      try table.perform(.flick(from: Vector2D(x: 100, y: 150), by: Vector2D(x: 0, y: distance), releaseVelocity: 0.5))
    }
    for _ in 0..<40 { try flick(-130) }
    #expect(table.contentSize.height == CGFloat(whole) && table.contentOffset.y == CGFloat(whole - 300))
    let frames = (0..<40).map { table.rectForRow(at: path($0)) }
    for _ in 0..<40 { try flick(130) }
    #expect(table.contentOffset.y == 0 && (0..<40).map { table.rectForRow(at: path($0)) } == frames)
  }

  @Test("A wrong estimate above the visible rows moves the rows below it, and the content offset stays")
  @MainActor func above() {
    let table = table(BoxCell.self, source)
    table.contentOffset.y = 1500
    table.layoutIfNeeded()
    let first = table.indexPathsForVisibleRows?.first ?? path(0)
    #expect(first.row > 4 && table.rectForRow(at: first).minY <= 1500)
    let before = table.rectForRow(at: first).minY
    table.contentOffset.y = before - 10
    table.layoutIfNeeded()
    let unseen = table.rectForRow(at: path(first.row - 1))
    // It was estimated at 50, and is as high as its cell.
    #expect(unseen.minY == before - 50 && unseen.height == source.boxes[first.row - 1] + 16)
    #expect(table.contentOffset.y == before - 10 && table.rectForRow(at: first).minY == unseen.maxY)
  }

  @Test("Without constraints a cell is measured by its fitting size; without a size it is 44 pt high")
  @MainActor func others() {
    #expect(table(FittingCell.self, source).visibleCells.map(\.frame.height).prefix(2) == [70, 70])
    #expect(table(UITableViewCell.self, source).visibleCells.first?.frame.height == 44)
    // UIKit takes a height of zero for a mistake.
    #expect(table(LevelCell.self, source).visibleCells.first?.frame.height == 44)
    // Without an estimate no cell is measured.
    let table = table(BoxCell.self, source, estimate: 0)
    #expect(table.contentSize.height == 40 * 44 && table.visibleCells.first?.frame.height == 44)
  }

  @Test("Cells, headers and footers without constraints are offered the width of the table and no height")
  @MainActor func offers() {
    /// What views were offered, and how high they are: a quarter of the width that they are offered, and a margin.
    final class Offers: NSObject, UITableViewDataSource, UITableViewDelegate {
      final class Cell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { Offers.wish(size) }
      }
      final class Bar: UITableViewHeaderFooterView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { Offers.wish(size) }
      }
      static var seen: [CGSize] = []

      static func wish(_ size: CGSize) -> CGSize {
        seen.append(size)
        return CGSize(width: size.width, height: size.height + size.width / 4 + 3)
      }

      func numberOfSections(in tableView: UITableView) -> Int { 3 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section * 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { Cell() }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { Bar() }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { Bar() }
    }
    var random = SeededGenerator(seed: 52)
    for style in [UITableView.Style.plain, .grouped] {
      for _ in 0..<10 {
        Offers.seen = []
        let (source, width) = (Offers(), CGFloat(Int.random(in: 40...900, using: &random)))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 4000), style: style)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = CGFloat(Int.random(in: 1...200, using: &random))
        table.estimatedSectionHeaderHeight = CGFloat(Int.random(in: 1...200, using: &random))
        table.estimatedSectionFooterHeight = CGFloat(Int.random(in: 1...200, using: &random))
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        #expect(Offers.seen.count >= 12 && Set(Offers.seen.map(\.width)) == [width])
        #expect(Offers.seen.allSatisfy { $0.height == 0 })
        #expect(table.contentSize.height == 12 * (width / 4 + 3))
      }
    }
  }

  @Test("The delegate's heights and estimates override the table's")
  @MainActor func delegates() {
    let table = table(BoxCell.self, source)
    let estimates = Estimates()
    table.delegate = estimates
    table.layoutIfNeeded()
    // 30, then 80, 100 and 120 of cells; of the others, every second one is 90 and the rest 44.
    #expect(table.visibleCells.map(\.frame.height) == [30, 80, 100, 120])
    #expect(Double(table.contentSize.height) == 2742)
  }

  @Test("A new width measures the cells again")
  @MainActor func widths() {
    let table = table(WideCell.self, source)
    #expect(table.visibleCells.map(\.frame.height) == [100, 100, 100])
    table.frame.size = CGSize(width: 300, height: 400)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [150, 150, 150])
    // The fourth row has not been visible since: it keeps the height that is known, or the estimate.
    #expect(Double(table.contentSize.height) == 2300)
  }

  @Test("Heights move with their rows in an update; reloaded rows are measured again")
  @MainActor func updates() throws {
    let table = table(BoxCell.self, source)
    table.contentOffset.y = 200
    table.layoutIfNeeded()
    table.contentOffset.y = 200
    #expect(table.rectForRow(at: path(4)).height == 140)
    source.boxes.removeFirst()
    table.deleteRows(at: [path(0)], with: .none)
    #expect(table.rectForRow(at: path(0)).height == 80 && table.rectForRow(at: path(3)).height == 140)
    source.boxes[2] = 14
    table.reloadRows(at: [path(2)], with: .none)
    #expect(table.rectForRow(at: path(2)).height == 30 && table.rectForRow(at: path(0)).height == 80)
    // An empty batch asks the visible cells, as apps use it.
    source.boxes[2] = 54
    table.beginUpdates()
    table.endUpdates()
    #expect(table.rectForRow(at: path(2)).height == 70)
    table.contentOffset.y = 1200
    table.layoutIfNeeded()
    table.reloadData()
    #expect(table.rectForRow(at: path(0)).height == 50)
  }

  @Test("Taps, scrolling and headers find rows where their cells are")
  @MainActor func taps() throws {
    let table = table(BoxCell.self, source)
    try table.perform(.drag(from: Vector2D(x: 100, y: 250), by: .zero, over: 50))
    #expect(table.indexPathForSelectedRow == path(3))
    table.scrollToRow(at: path(3), at: .top, animated: false)
    #expect(table.contentOffset.y == 240)
  }
}
