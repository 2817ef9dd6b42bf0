import Foundation
import Testing
import UIKitFacade

@Suite("Updates of a UITableView") @MainActor
struct UITableViewUpdatesTests {
  private final class Source: NSObject, UITableViewDataSource {
    var counts = [10, 3]

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    }
  }

  private static func table(_ source: Source) -> UITableView {
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    view.rowHeight = 50
    view.allowsMultipleSelection = true
    view.dataSource = view.keep(source)
    view.layoutIfNeeded()
    return view
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("Inserted, deleted and moved rows apply at once, and a selected row stays selected")
  @MainActor func batch() throws {
    let source = Source()
    let view = Self.table(source)
    view.selectRow(at: path(4), animated: false, scrollPosition: .none)
    view.selectRow(at: path(1), animated: false, scrollPosition: .none)
    var ends: [TimeInterval] = []
    view.performBatchUpdates {
      source.counts = [9, 4]
      view.deleteRows(at: [path(0), path(1)], with: .automatic)
      view.insertRows(at: [path(0)], with: .fade)
      view.insertRows(at: [path(3, 1)], with: .none)
    } completion: {
      if $0 { ends.append(view.simulationTime) }
    }
    #expect(view.numberOfRows(inSection: 0) == 9 && view.contentSize.height == 650)
    #expect(view.indexPathsForSelectedRows == [path(3)] && ends.isEmpty)
    try view.advance(until: .after(1))
    #expect(ends == [0.3])

    source.counts = [9]
    view.deleteSections([1], with: .automatic)
    #expect(view.numberOfSections == 1 && view.contentSize.height == 450)
    view.beginUpdates()
    view.rowHeight = 60
    view.endUpdates()
    #expect(view.contentSize.height == 540)
  }

  @Test("A batch may come before the first layout", arguments: [false, true])
  @MainActor func early(usesBeginUpdates: Bool) {
    let source = Source()
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    view.rowHeight = 50
    view.dataSource = view.keep(source)
    func change() {
      source.counts = [11, 2]
      view.insertRows(at: [path(10)], with: .none)
      view.deleteRows(at: [path(0, 1)], with: .none)
    }
    if usesBeginUpdates {
      view.beginUpdates()
      change()
      view.endUpdates()
    } else {
      view.performBatchUpdates(change)
    }
    #expect(view.numberOfRows(inSection: 0) == 11 && view.contentSize.height == 650)
  }

  @Test("An inconsistent number of rows stops with UIKit's message")
  func wrongCount() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UITableViewUpdatesTests.table(Source())
        view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let sentence =
      "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the"
      + " update (10) must be equal to the number of rows contained in that section before the update (10), plus or minus"
      + " the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number"
      + " of rows moved into or out of that section (0 moved in, 0 moved out)."
    #expect(said.contains("\(sentence)\n"), "\(said.prefix(500))")
  }

  @Test("A table that is reloaded in the middle of a batch updates from the new rows")
  @MainActor func reloading() {
    let source = Source()
    let view = Self.table(source)
    view.performBatchUpdates {
      source.counts = [4]
      view.reloadData()
    }
    #expect(view.numberOfSections == 1 && view.contentSize.height == 200 && view.visibleCells.count == 4)
  }
}
