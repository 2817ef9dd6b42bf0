import Foundation

/// The registered classes of a table, and the views that wait to be used again.
@MainActor
struct TablePool {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var barClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var bars: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { cells[identifier, default: []].append(cell) }
  }

  mutating func keep(_ bar: UITableViewHeaderFooterView) {
    if let identifier = bar.reuseIdentifier { bars[identifier, default: []].append(bar) }
  }

  /// A cell that waits, or a new one; nil where no class is registered.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    UITableViewCell.identifierToBe = identifier
    defer { UITableViewCell.identifierToBe = nil }
    return cellClasses[identifier].map { $0.init() }
  }

  /// A header or footer that waits, or a new one; nil where no class is registered.
  mutating func bar(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let bar = bars[identifier]?.popLast() {
      bar.prepareForReuse()
      return bar
    }
    UITableViewHeaderFooterView.identifierToBe = identifier
    defer { UITableViewHeaderFooterView.identifierToBe = nil }
    return barClasses[identifier].map { $0.init() }
  }
}

extension UITableView {
  /// Makes a class the one of the cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a class the one of the headers and footers with an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.barClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell that is no longer seen, or a new one of the registered class; nil where there is none.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.cell(identifier) }

  /// A cell that is no longer seen, or a new one of the registered class.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = pool.cell(identifier) else {
      Misuse.stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// A header or footer that is no longer seen, or a new one of the registered class; nil where there is none.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    pool.bar(identifier)
  }
}
