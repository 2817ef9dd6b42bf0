/// The parts of a flow layout that are no longer valid; without either, frames stay and the delegate is not asked.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics = true, invalidateFlowLayoutAttributes = true
}
