/// The insets of which container a layout or a section is laid out in; the facade has no safe area and no margins.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// The description of a section: groups, one after the other, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  public let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// The facade only stores it.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Whether headers and footers lie inside the section's leading and trailing insets.
  open var supplementariesFollowContentInsets = true
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Called in each layout pass with the visible elements, which it may change, and the section's own content offset.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
