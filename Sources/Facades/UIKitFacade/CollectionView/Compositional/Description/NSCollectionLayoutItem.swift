/// The description of an item: its size in its group, its insets and its supplementary items.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances between the item's slot and its cell, in points; they do not change the distances of the slots.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Whether the frames of the item and what it contains are the same in every group of a section.
  var isUniform: Bool { !layoutSize.isEstimated }
}
