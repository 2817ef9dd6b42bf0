/// What a compositional layout has to compute again.
final class CompositionalInvalidation: UICollectionViewLayoutInvalidationContext {
  /// Whether the sections stay as they are: only pinned headers move, or cells have stated sizes.
  var keepsSections = false
}
