/// What a section does with a last line that its items do not fill.
///
/// No document says what `UICollectionViewFlowLayout` does. The defaults are what the reports of others support best.
/// - Source: docs/decisions/uikit-assumptions.md, "Lines that are not full" (grade C).
public struct ShortLines: Hashable, Sendable {
  /// Where the only item of a section's last line stands that could hold several.
  ///
  /// An item stands in the middle where no second one would fit, and at the line's start below a line of several.
  public enum LoneItem: String, Hashable, Sendable, CaseIterable {
    /// At the start of the line.
    case lineStart
    /// In the middle of the line.
    case centered
  }

  /// The distance between the items of a last line where items have their own extents.
  ///
  /// Items of one extent keep the distances of a full line, so that they stand below one another.
  public enum LastLine: String, Hashable, Sendable, CaseIterable {
    /// The minimum interitem spacing.
    case minimumSpacing
    /// The distance that justifies the line before; the minimum where there is none.
    case previousSpacing
  }

  /// Where a lone item stands.
  public var loneItem: LoneItem
  /// The distance between the items of a last line.
  public var lastLine: LastLine

  /// Creates a choice; by default items begin at the line's start, at the minimum distance.
  public init(loneItem: LoneItem = .lineStart, lastLine: LastLine = .minimumSpacing) {
    self.loneItem = loneItem
    self.lastLine = lastLine
  }
}
