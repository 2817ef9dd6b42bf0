extension UITableView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The animations of inserted and deleted rows; the facade does not show them.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A height that the table chooses.
  ///
  /// A row is as high as its cell asks to be, or 44 points. Headers and footers are 28 points high with a title, and 0 without.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell { public enum SeparatorStyle: Int, Sendable { case none, singleLine } }
