/// The layout of a section's last line if its items do not fill it.
///
/// The behavior of `UICollectionViewFlowLayout` is not documented. The defaults are those that other people's reports
/// support best.
/// - Source: docs/decisions/uikit.md, "Lines that are not full" (grade C).
public struct ShortLines: Hashable, Sendable {
  /// The position of a single item in a section's last line that could hold several.
  ///
  /// If no second item would fit, the item is in the middle. Below a line of several items, it is at the line's start.
  public enum LoneItem: String, Hashable, Sendable, CaseIterable {
    /// At the start of the line.
    case lineStart
    /// In the middle of the line.
    case centered
  }

  /// The distance between the items of a last line whose items have different extents.
  ///
  /// Items of one extent keep the distances of a full line, so that they form columns.
  public enum LastLine: String, Hashable, Sendable, CaseIterable {
    /// The minimum interitem spacing.
    case minimumSpacing
    /// The distance that justifies the line before; the minimum if there is none.
    case previousSpacing
  }

  var loneItem: LoneItem
  /// The distance between the items of a last line.
  var lastLine: LastLine

  /// Creates the settings; by default items begin at the line's start, at the minimum distance.
  public init(loneItem: LoneItem = .lineStart, lastLine: LastLine = .minimumSpacing) {
    (self.loneItem, self.lastLine) = (loneItem, lastLine)
  }
}
