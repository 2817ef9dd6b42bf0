import Foundation

extension UITableView {
  /// The styles of a table view.
  public enum Style: Int, Sendable {
    /// One list, whose headers stay visible.
    case plain
    /// Groups of rows.
    case grouped
    /// Groups of rows that are narrower than the table.
    case insetGrouped
  }

  /// The position in the table view to which a row scrolls.
  public enum ScrollPosition: Int, Sendable {
    /// The row scrolls by the shortest distance that makes it visible.
    case none
    /// The row scrolls to the top.
    case top
    /// The row scrolls to the middle.
    case middle
    /// The row scrolls to the bottom.
    case bottom
  }

  /// The animations of inserted and deleted rows.
  ///
  /// The facade does not show them.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade in and out.
    case fade
    /// Rows slide in from the right, and out to the right.
    case right
    /// Rows slide in from the left, and out to the left.
    case left
    /// Rows slide in from the top, and out to the top.
    case top
    /// Rows slide in from the bottom, and out to the bottom.
    case bottom
    /// Rows appear and disappear without animation.
    case none
    /// Rows stay centered in the space they occupied or will occupy.
    case middle
    /// The table view chooses the animation.
    case automatic = 100
  }

  /// A height that the table chooses.
  ///
  /// Rows are 44 points high. Headers and footers are 28 points high with a title, and 0 without.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// The styles of the separator line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none
    /// A single line.
    case singleLine
  }
}
