extension UICollectionView {
  /// The scroll directions of a flow layout.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically: lines are rows.
    case vertical
    /// The layout scrolls horizontally: lines are columns.
    case horizontal
  }

  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell
    /// A supplementary view, such as a header or a footer.
    case supplementaryView
    /// A decoration view, which belongs to the layout and not to the data.
    case decorationView
  }

  /// The position in the view to which an item scrolls.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw bits of the positions.
    public let rawValue: UInt
    /// The item scrolls to the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item scrolls to the vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item scrolls to the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item scrolls to the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item scrolls to the horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item scrolls to the right.
    public static let right = ScrollPosition(rawValue: 32)

    /// Creates positions from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// UIKit's name for the kind of cells, as in its error messages.
  nonisolated static let cellKind = "UICollectionElementKindCell"
}
