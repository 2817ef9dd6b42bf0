/// The scroll direction of a compositional layout, and the distance between its sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  /// The facade only stores it: it has no safe area and no margins.
  open var contentInsetsReference = UIContentInsetsReference.automatic
}
