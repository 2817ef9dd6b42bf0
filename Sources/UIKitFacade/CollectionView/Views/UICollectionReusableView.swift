import Foundation

/// A view that a collection view uses again for another element.
open class UICollectionReusableView: UIView {
  /// What it was registered as; nil for a view that was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind it was dequeued as, with the identifier under which it is kept for the next.
  var elementKind = UICollectionView.cellKind

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

  /// Called with the attributes that the view has just been given.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
