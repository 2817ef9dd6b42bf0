import Foundation
import GestureReplay
import ScrollPhysics
import Testing
import UIKitFacade

@Suite("Recorded scenes of tables") @MainActor
struct RecordedTableTests {
  private let scene = RecordedScene()

  private func rectangles(_ table: UITableView, _ rows: LoggedRows) -> [String] {
    (-1...rows.counts.count).map { section in
      let count = rows.counts.indices.contains(section) ? rows.counts[section] : 0
      let paths = (-1...count).map { IndexPath(row: $0, section: section) }
      return "\(section): \(RecordedScene.text(table.rect(forSection: section))), header"
        + " \(RecordedScene.text(table.rectForHeader(inSection: section))), footer"
        + " \(RecordedScene.text(table.rectForFooter(inSection: section))), rows"
        + " \(paths.map { RecordedScene.text(table.rectForRow(at: $0)) })"
    }
  }

  @Test("Rows, headers and footers while a table scrolls", arguments: ["plain", "grouped"])
  @MainActor func scrolls(name: String) throws {
    let rows = LoggedRows([4, 0, 5, 3], in: scene)
    rows.rowHeights = [[0, 2]: 90, [2, 0]: 0]
    rows.headerHeight = { [24, 30, 18, 22][$0] }
    rows.footerHeight = { [12, 0, 16, 20][$0] }
    let table = rows.table(name == "plain" ? .plain : .grouped)
    table.rowHeight = 50
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 33))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 27))
    table.backgroundView = UIView(frame: .zero)
    table.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
    scene.step("The table appears", table)
    scene.note("Rectangles", rectangles(table, rows))
    for offset in [40.0, 130, 300, 345, 500, 560, -60] {
      scene.step("The content offset is \(offset)", table) { table.contentOffset.y = offset }
    }
    scene.note(
      "Rows in rectangles",
      [
        CGRect(x: 0, y: 0, width: 10, height: 100), CGRect(x: 0, y: 107, width: 10, height: 50),
        CGRect(x: -20, y: 0, width: 10, height: 100), CGRect(x: -10, y: 0, width: 10, height: 100),
        CGRect(x: 320, y: 0, width: 10, height: 100), CGRect(x: 330, y: 0, width: 10, height: 100),
        CGRect(x: 5, y: 157, width: 0, height: 0), CGRect(x: 5, y: 5000, width: 5, height: 5), .null,
      ].map {
        "\(RecordedScene.text($0)): \(table.indexPathsForRows(in: $0).map { "\($0.map { RecordedScene.text($0) })" } ?? "nil")"
      })
    scene.step("No header, another background", table) {
      table.tableHeaderView = nil
      table.backgroundView = UIView(frame: .zero)
      table.backgroundView?.tag = 7
    }
    #expect(try scene.difference(from: "table-\(name)") == nil)
  }

  @Test("Rows and bars that size themselves", arguments: ["plain", "grouped"])
  @MainActor func sizes(name: String) throws {
    let rows = LoggedRows([6, 2, 4, 0, 3], in: scene)
    let table = rows.table(name == "plain" ? .plain : .grouped)
    scene.step("The table appears", table)
    scene.note("Rectangles", rectangles(table, rows))
    for offset in [200.0, 420, 0] {
      scene.step("The content offset is \(offset)", table) { table.contentOffset.y = offset }
    }
    scene.step("Other estimates", table) {
      table.estimatedRowHeight = 100
      table.estimatedSectionHeaderHeight = 60
      table.estimatedSectionFooterHeight = 10
    }
    scene.step("Everything is reloaded", table) { table.reloadData() }
    scene.note("Rectangles", rectangles(table, rows))
    scene.step("A narrower table", table) { table.frame.size.width = 200 }
    scene.step("No views in the bars", table) {
      (rows.hasHeaders, rows.hasFooters) = (false, false)
      table.reloadData()
    }
    scene.step("No estimates", table) {
      table.estimatedRowHeight = 0
      table.estimatedSectionHeaderHeight = 0
      table.estimatedSectionFooterHeight = 0
    }
    scene.note("Rectangles", rectangles(table, rows))
    scene.step("No delegate", table) { table.delegate = nil }
    #expect(try scene.difference(from: "table-sizes-\(name)") == nil)
  }

  @Test("Updates, selection and scrolling to rows, with all calls")
  @MainActor func updates() throws {
    let rows = LoggedRows([4, 3, 6], in: scene)
    let table = rows.table(.plain)
    table.rowHeight = 45
    table.contentInset = UIEdgeInsets(top: 15, left: 0, bottom: 25, right: 0)
    table.allowsMultipleSelection = true
    scene.step("The table appears", table)
    rows.refused = [0, 3]
    for y in [60.0, 140, 60, 140, 185, 70] {
      try scene.step("A tap at \(y)", table) {
        try table.perform(.drag(from: Vector2D(x: 50, y: y), by: .zero, over: 50))
      }
    }
    scene.step("Rows are inserted, deleted and moved", table) {
      table.beginUpdates()
      rows.counts = [5, 2, 6]
      table.insertRows(at: [[0, 0], [0, 1]], with: .fade)
      table.deleteRows(at: [[0, 3], [1, 1]], with: .fade)
      table.moveRow(at: [2, 5], to: [2, 0])
      table.reloadRows(at: [[2, 1]], with: .none)
      table.endUpdates()
    }
    scene.step("Sections are inserted, deleted and moved", table) {
      table.performBatchUpdates {
        rows.counts = [3, 6, 2]
        table.insertSections([0], with: .fade)
        table.deleteSections([0], with: .fade)
        table.moveSection(1, toSection: 2)
      } completion: { [scene] in
        scene.call("completes \($0)")
      }
    }
    try scene.step("0.3 s later", table) { try table.advance(until: .after(0.3)) }
    scene.step("A section is reloaded", table) { table.reloadSections([1], with: .none) }
    for position in [UITableView.ScrollPosition.none, .top, .middle, .bottom] {
      for path in [[1, 4], [0, 0], [2, 1], [2, 9]] as [IndexPath] {
        table.selectRow(at: path, animated: false, scrollPosition: position)
        table.scrollToRow(at: path, at: position, animated: false)
        scene.note(
          "Row \(RecordedScene.text(path)) at \(position)",
          [
            RecordedScene.text(table.contentOffset),
            "\((table.indexPathsForSelectedRows ?? []).map { RecordedScene.text($0) })",
          ])
      }
    }
    scene.step("Nothing is selected", table) { table.selectRow(at: nil, animated: false, scrollPosition: .none) }
    try scene.step("No selection by taps", table) {
      table.allowsSelection = false
      try table.perform(.drag(from: Vector2D(x: 50, y: 100), by: .zero, over: 50))
    }
    #expect(try scene.difference(from: "table-updates") == nil)
  }
}
