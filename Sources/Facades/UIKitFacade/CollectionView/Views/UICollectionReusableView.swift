open class UICollectionReusableView: ReusableItemView {
  /// The attributes it received last; nil before the first and while it waits for reuse.
  final var taken: UICollectionViewLayoutAttributes?
  final var pass = 0

  /// Called with the attributes that the view has just received, unless they equal its old ones.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the given attributes in the view's own size, by its constraints or else ``UIView/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isConstrained = constraintState != nil || subviews.contains { $0.constraintState != nil }
    let given = layoutAttributes.size
    let size = isConstrained ? systemLayoutSizeFitting(given) : sizeThatFits(given)
    guard size != given, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    // The same object may have been changed without being copied.
    if let taken, taken !== attributes, taken.isSame(as: attributes) { return }
    taken = attributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    if !hasDefaultLayer || attributes.zIndex != 0 { layer.zPosition = CGFloat(attributes.zIndex) }
    apply(attributes)
  }
}
