import Foundation

/// A view that a collection view uses again for another element.
open class UICollectionReusableView: UIView {
  /// What it was registered as; nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind it was dequeued as, with the identifier under which it is kept for the next.
  final var elementKind = UICollectionView.cellKind
  /// The attributes it was given last; nil before the first and for one that waits to be used again.
  final var taken: UICollectionViewLayoutAttributes?
  /// The layout pass that found it in sight.
  final var pass = 0

  /// Creates a view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view without extent: how a registered class makes its views.
  public required convenience init() {
    self.init(frame: .zero)
  }

  /// Creates a view without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view is used for another element.
  open func prepareForReuse() {}

  /// Called with the attributes that the view has just been given, where they are not equal to those it had.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view would rather have: by default in the size that its constraints give it, and without any
  /// in that of ``UIView/sizeThatFits(_:)``.
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

  /// Called before the layout of the collection view is replaced by another one.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the layout of the collection view has been replaced by another one.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    // The same ones may have been changed without being copied.
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
