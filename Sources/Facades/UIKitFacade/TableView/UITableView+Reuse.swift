extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: ReuseKey(identifier: identifier))
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    barPool.register(aClass, for: ReuseKey(identifier: identifier))
  }

  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellPool.dequeue(ReuseKey(identifier: identifier))
  }

  /// Returns a reusable cell, or a new one of the registered class.
  /// - Precondition: A class is registered for the identifier, or a cell waits for reuse.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      Precondition.fail(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard")
    }
    return cell
  }

  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    barPool.dequeue(ReuseKey(identifier: identifier))
  }
}
