extension UICollectionView {
  /// The axis along which a flow layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines follow one another from top to bottom.
    case vertical
    /// Lines follow one another from left to right.
    case horizontal
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer, or another view that belongs to items.
    case supplementaryView
    /// A view that belongs to the layout and to no item.
    case decorationView
  }

  /// Where in the view an item is to be.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The positions as bits.
    public let rawValue: UInt
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)

    /// Creates positions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// What UIKit calls the kind of cells where it complains.
  nonisolated static let cellKind = "UICollectionElementKindCell"
}
