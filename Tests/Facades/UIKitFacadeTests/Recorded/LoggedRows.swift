import Foundation
import UIKitFacade

/// The data source and delegate of a table, which writes down every call.
@MainActor
final class LoggedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A row that prefers a height by its tag, if it has one.
  final class Row: UITableViewCell {
    static let heights: [Int: CGFloat] = [1: 70, 3: 20, 102: 55]

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: Self.heights[tag] ?? 40)
    }
  }

  final class Bar: UITableViewHeaderFooterView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: tag == 1 ? 0 : 36) }
  }

  let scene: RecordedScene
  var counts: [Int]
  var rowHeights: [IndexPath: CGFloat] = [:]
  var headerHeight: ((Int) -> CGFloat)?
  var footerHeight: ((Int) -> CGFloat)?
  var hasHeaders = true
  var hasFooters = true
  var refused: IndexPath?

  init(_ counts: [Int], in scene: RecordedScene) { (self.counts, self.scene) = (counts, scene) }

  private func note(_ call: String, _ path: IndexPath) { scene.call("\(call) \(RecordedScene.text(path))") }

  /// Makes the table of 320 by 300 pt, without laying it out.
  func table(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
    table.register(Row.self, forCellReuseIdentifier: "Row")
    table.register(Bar.self, forHeaderFooterViewReuseIdentifier: "Bar")
    (table.dataSource, table.delegate) = (table.keep(self), self)
    return table
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    note("cell", path)
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
    cell.tag = path.section * 100 + path.row
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 2 ? "Title" : nil
  }

  private func bar(_ table: UITableView, _ section: Int) -> UIView? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "Bar")
    view?.tag = section
    return view
  }
  func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    hasHeaders ? bar(table, section) : nil
  }
  func tableView(_ table: UITableView, viewForFooterInSection section: Int) -> UIView? {
    hasFooters && section != 1 ? bar(table, section) : nil
  }
  func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    rowHeights[path] ?? table.rowHeight
  }
  func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight?(section) ?? table.sectionHeaderHeight
  }
  func tableView(_ table: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight?(section) ?? table.sectionFooterHeight
  }

  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath) {
    note("shows \(cell.tag) at", path)
  }
  func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
    note("hides \(cell.tag) at", path)
  }
  func tableView(_ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    scene.call("shows header \(section)")
  }
  func tableView(_ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    scene.call("shows footer \(section)")
  }
  func tableView(_ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    scene.call("hides header \(section)")
  }
  func tableView(_ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    scene.call("hides footer \(section)")
  }
  func tableView(_ table: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool {
    note("should highlight", path)
    return path != refused
  }
  func tableView(_ table: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? {
    note("will select", path)
    return path
  }
  func tableView(_ table: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    note("will deselect", path)
    return path.row == 2 ? nil : path
  }
  func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { note("selects", path) }
  func tableView(_ table: UITableView, didDeselectRowAt path: IndexPath) { note("deselects", path) }
}
