/// The parts of a flow layout that are no longer valid.
///
/// If both properties are `false`, the items keep their frames and the delegate is not asked again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true, invalidateFlowLayoutAttributes = true
}
