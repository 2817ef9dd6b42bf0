/// The category of an element, like UIKit's `UICollectionView.ElementCategory`, with its two supplementary kinds.
public enum ItemCategory: String, Hashable, Sendable, CaseIterable {
  /// An item.
  case cell
  /// A section's header.
  case header
  /// A section's footer.
  case footer
}
