/// The parts of a flow layout that are no longer valid.
///
/// If both properties are `false`, the items keep their frames and the delegate is not asked again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean value that asks the delegate for sizes and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean value that computes the frames of the items again.
  open var invalidateFlowLayoutAttributes = true
}
