typealias LayoutAttributes = UICollectionViewLayoutAttributes

/// The frame and the appearance of an element in a collection view.
///
/// A subclass with further properties overrides `copy(with:)` and `isEqual(_:)`. Its layout names it in
/// `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Stored together, because they are copied and compared together in each frame.
  final nonisolated(unsafe) var values = AttributeState()
  /// The section in whose own scroll view the element lies; nil for an element of the collection view itself.
  final var embeddedSection: Int?

  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { values.category }
    set { values.category = newValue }
  }
  open internal(set) var representedElementKind: String? {
    get { values.kind }
    set { values.kind = newValue }
  }
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

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
    get {
      CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.minX + newValue.width / 2, y: newValue.minY + newValue.height / 2)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the same class.
  ///
  /// It is `nonisolated` to match `NSCopying`. Call it on the main actor, like all of a layout.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init(forCellWith: values.indexPath)
      copy.values = values
      return copy
    }
  }

  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values
  }

  /// Returns whether two attributes are equal, without a dynamic call if neither is of a subclass.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    if type(of: self) == UICollectionViewLayoutAttributes.self && type(of: other) == type(of: self) {
      return values == other.values
    }
    return isEqual(other)
  }

  open nonisolated override var hash: Int { values.indexPath.hashValue }
}
