import Foundation

/// A view that a collection view reuses for other elements.
open class UICollectionReusableView: UIView {
  /// The identifier for reuse; nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind under which the view was dequeued; with the identifier, the key for its reuse.
  final var elementKind = UICollectionView.cellKind
  /// The attributes it received last; nil before the first and while it waits for reuse.
  final var taken: UICollectionViewLayoutAttributes?
  /// The last layout pass in which the view was visible.
  final var pass = 0

  /// Creates a view with a frame, in its superview's coordinates and in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view with an empty frame, as the collection view does for a registered class.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view with an empty frame; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Called with the attributes that the view has just received, unless they equal its old ones.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers: by default the given ones in its own size.
  ///
  /// With constraints, its size follows from them. Otherwise it is that of ``UIView/sizeThatFits(_:)``.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isConstrained = constraintState != nil || subviews.contains { $0.constraintState != nil }
    let given = layoutAttributes.size
    let size = isConstrained ? systemLayoutSizeFitting(given) : sizeThatFits(given)
    if size == layoutAttributes.size { return layoutAttributes }
    guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    preferred.size = size
    return preferred
  }

  /// Called before the layout of the collection view is replaced.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout of the collection view has been replaced.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    // The same object may have been changed without being copied.
    if let taken, taken !== attributes, taken.isSame(as: attributes) { return }
    taken = attributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
