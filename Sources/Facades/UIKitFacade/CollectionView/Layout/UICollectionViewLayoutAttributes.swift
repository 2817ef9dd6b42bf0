typealias LayoutAttributes = UICollectionViewLayoutAttributes

/// The frame and the appearance of an element; a subclass with more properties overrides `copy(with:)` and
/// `isEqual(_:)`.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Copied and compared in each frame; nothing of an app runs while one of them is read or changed.
  @exclusivity(unchecked) open var indexPath = IndexPath(item: 0, section: 0)
  @exclusivity(unchecked) open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  @exclusivity(unchecked) open internal(set) var representedElementKind: String?
  @exclusivity(unchecked) open var center = CGPoint.zero, size = CGSize.zero
  @exclusivity(unchecked) open var transform3D = CATransform3DIdentity
  @exclusivity(unchecked) open var alpha: CGFloat = 1
  @exclusivity(unchecked) open var zIndex = 0
  @exclusivity(unchecked) open var isHidden = false
  /// The section in whose own scroll view the element lies; nil for an element of the collection view itself.
  final var embeddedSection: Int?

  public override init() { super.init() }

  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var frame: CGRect {
    get { CGRect(enclosing: size, anchor: CGPoint(x: 0.5, y: 0.5), at: center, transform: transform) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the same class; call it on the main actor, like all of a layout.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init(forCellWith: indexPath)
      copy.representedElementCategory = representedElementCategory
      copy.representedElementKind = representedElementKind
      (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
      (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
      return copy
    }
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { hasValues(of: other) }
  }

  private final func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && indexPath == other.indexPath
  }

  /// Returns whether two attributes are equal, without a dynamic call if neither is of a subclass.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self && type(of: other) == type(of: self)
    return isPlain ? hasValues(of: other) : isEqual(other)
  }

  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }
}
