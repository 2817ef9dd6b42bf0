import Foundation

/// The registered classes of a table view, and the views that wait for reuse.
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

  /// Returns a cell that waits for reuse, or a new one; nil if no class is registered.
  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    UITableViewCell.identifierToBe = identifier
    defer { UITableViewCell.identifierToBe = nil }
    return cellClasses[identifier].map { $0.init() }
  }

  /// Returns a header or footer that waits for reuse, or a new one; nil if no class is registered.
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
  /// Registers a class for the cells with an identifier.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a class for the headers and footers with an identifier.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    pool.barClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a reusable cell, or a new one of the registered class; nil if no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { pool.cell(identifier) }

  /// Returns a reusable cell, or a new one of the registered class.
  ///
  /// - Precondition: A class is registered for the identifier, or a cell waits for reuse.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = pool.cell(identifier) else {
      Misuse.stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a reusable header or footer, or a new one of the registered class; nil if no class is registered.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    pool.bar(identifier)
  }
}
