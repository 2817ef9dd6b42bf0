/// What of a flow layout is no longer valid.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for its sizes and spacings anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the sizes of the items are kept; they are computed anew in any case.
  open var invalidateFlowLayoutAttributes = true
}
