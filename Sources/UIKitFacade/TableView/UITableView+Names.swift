import Foundation

extension UITableView {
  /// What a table looks like.
  public enum Style: Int, Sendable {
    /// One list, whose headers stay in view.
    case plain
    /// Groups.
    case grouped
    /// Groups that are narrower than the table.
    case insetGrouped
  }

  /// Where in the view a row is to be.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it takes to show it.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; nothing is seen of it.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade
    /// From and to the right.
    case right
    /// From and to the left.
    case left
    /// From and to the top.
    case top
    /// From and to the bottom.
    case bottom
    /// At once.
    case none
    /// From and to the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }

  /// A height that the table finds by itself: 44 points for rows, nothing for headers and footers without a title.
  public nonisolated static let automaticDimension: CGFloat = -1
}

extension UITableViewCell {
  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
  }
}
