import Foundation
import Testing
import UIKitFacade

/// A table that changes against one that is made again with all changes.
@Suite("A changed table and one made again") @MainActor
struct TableRowsTests {
  private final class Source: NSObject, UITableViewDataSource {
    var counts = [6, 0, 14, 9]
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }
  }

  private typealias Change = (String, @MainActor (UITableView) -> Void)

  private func table(_ source: Source, _ changes: [Change]) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    view.rowHeight = 50
    for change in changes { change.1(view) }
    view.dataSource = source
    return view
  }

  private func text(_ view: UITableView) -> [String] {
    view.layoutIfNeeded()
    let cells = (view.indexPathsForVisibleRows ?? []).map { "\($0) \(view.cellForRow(at: $0)?.frame ?? .null)" }
    let sections = (0..<view.numberOfSections).map {
      "\(view.rect(forSection: $0)) \(view.rectForHeader(inSection: $0)) \(view.rectForFooter(inSection: $0))"
    }
    return cells + sections + ["\(view.contentSize) \(view.contentOffset)"]
  }

  private func expectSame(_ view: UITableView, _ source: Source, _ changes: [Change], _ name: String) {
    // First what is on the screen, because reading sizes would load the rows.
    let shown = text(view)
    let again = table(source, changes)
    again.layoutIfNeeded()
    again.contentOffset = view.contentOffset
    #expect(shown == text(again), "\(name)")
  }

  @Test("Assigned heights and views apply in the next layout pass", arguments: [0.0, 130, 600])
  @MainActor func properties(offset: Double) {
    let source = Source()
    let view = table(source, [])
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    let steps: [Change] = [
      ("row height", { $0.rowHeight = 70 }), ("header height", { $0.sectionHeaderHeight = 33 }),
      ("footer height", { $0.sectionFooterHeight = 21 }),
      ("header", { $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 45)) }),
      ("footer", { $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 55)) }),
      ("no header", { $0.tableHeaderView = nil }), ("smaller rows", { $0.rowHeight = 20 }),
      ("same rows", { $0.rowHeight = 20 }), ("width", { $0.frame.size.width = 200 }),
      ("height", { $0.frame.size.height = 400 }),
    ]
    for count in steps.indices {
      view.layoutIfNeeded()
      steps[count].1(view)
      expectSame(view, source, Array(steps[...count]), steps[count].0)
    }
  }

  @Test("Inserted, deleted, moved and reloaded rows and sections apply at once", arguments: [0.0, 130, 600])
  @MainActor func updates(offset: Double) {
    let source = Source()
    let view = table(source, [])
    view.layoutIfNeeded()
    view.contentOffset.y = offset
    let steps: [(String, [Int], @MainActor (UITableView) -> Void)] = [
      ("insert", [6, 0, 16, 9], { $0.insertRows(at: [[2, 0], [2, 7]], with: .automatic) }),
      ("delete", [4, 0, 16, 9], { $0.deleteRows(at: [[0, 0], [0, 5]], with: .fade) }),
      ("reload", [4, 0, 16, 9], { $0.reloadRows(at: [[0, 1]], with: .none) }),
      ("move", [3, 1, 16, 9], { $0.moveRow(at: [0, 1], to: [1, 0]) }),
      ("insert section", [3, 1, 16, 2, 9], { $0.insertSections([3], with: .none) }),
      ("delete section", [3, 16, 2, 9], { $0.deleteSections([1], with: .none) }),
      ("reload section", [3, 11, 2, 9], { $0.reloadSections([1], with: .none) }),
      ("move section", [11, 2, 3, 9], { $0.moveSection(0, toSection: 2) }),
      ("reload", [1, 30, 5], { $0.reloadData() }),
    ]
    for (name, counts, update) in steps {
      source.counts = counts
      update(view)
      expectSame(view, source, [], name)
    }
  }

  @Test("A negative number of rows is none")
  @MainActor func negative() {
    let source = Source()
    source.counts = [-3, 2]
    let view = table(source, [])
    view.layoutIfNeeded()
    #expect(view.numberOfRows(inSection: 0) == 0 && view.indexPathsForVisibleRows == [[1, 0], [1, 1]])
  }
}
