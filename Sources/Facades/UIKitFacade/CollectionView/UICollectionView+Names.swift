extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public static let (top, centeredVertically, bottom) = (bit(0), bit(1), bit(2))
    public static let (left, centeredHorizontally, right) = (bit(3), bit(4), bit(5))
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// UIKit's name for the kind of cells, as in its error messages.
  nonisolated static let cellKind = "UICollectionElementKindCell"
}
