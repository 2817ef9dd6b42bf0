/// What of a flow layout is no longer valid.
///
/// Where both are false, the items stay where they are and the delegate is not asked again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for its sizes and spacings anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the items are placed anew.
  open var invalidateFlowLayoutAttributes = true
}
