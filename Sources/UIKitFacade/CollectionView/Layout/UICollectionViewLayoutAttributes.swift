import Foundation

/// Where an element of a collection view is and how it looks.
///
/// A subclass with properties of its own overrides `copy(with:)` and `isEqual(_:)`, and is named by its layout's
/// `layoutAttributesClass`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  // Beside each other, as they are copied and compared together in each frame.
  final nonisolated(unsafe) var values = AttributeState()

  /// Which item; for a header or footer its section's first.
  open var indexPath: IndexPath {
    get { values.indexPath }
    set { values.indexPath = newValue }
  }
  /// What the element is.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory {
    get { values.category }
    set { values.category = newValue }
  }
  /// The kind of a supplementary view or a decoration; nil for a cell.
  open internal(set) var representedElementKind: String? {
    get { values.kind }
    set { values.kind = newValue }
  }
  /// The middle of the element in the content, in points.
  open var center: CGPoint {
    get { values.center }
    set { values.center = newValue }
  }
  /// The size of the element before it is transformed, in points.
  open var size: CGSize {
    get { values.size }
    set { values.size = newValue }
  }
  /// How the element is moved, turned and scaled in space, about its middle.
  open var transform3D: CATransform3D {
    get { values.transform3D }
    set { values.transform3D = newValue }
  }
  /// How opaque the element is, from 0 to 1.
  open var alpha: CGFloat {
    get { values.alpha }
    set { values.alpha = newValue }
  }
  /// How far in front of others the element is.
  open var zIndex: Int {
    get { values.zIndex }
    set { values.zIndex = newValue }
  }
  /// Whether the element is not shown.
  open var isHidden: Bool {
    get { values.isHidden }
    set { values.isHidden = newValue }
  }

  /// Creates attributes of nothing.
  public override init() {
    super.init()
  }

  /// Creates the attributes of an item.
  public required convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }

  /// Creates the attributes of a decoration.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// How the element is moved, turned and scaled in the plane, about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Where the element is in the content, in points: the rectangle around it where it is transformed.
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

  /// The element's own coordinates, in points: its size at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// A copy of the same class.
  ///
  /// `nonisolated`, as `NSCopying` has it; called on the main actor, as everything about a layout is.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UICollectionViewLayoutAttributes in
      let copy = type(of: self).init(forCellWith: values.indexPath)
      copy.values = values
      return copy
    }
  }

  /// Whether another object describes the same element in the same way.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return values == other.values
  }

  /// Whether others are equal, found out without a call where there is no subclass that knows more.
  final func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    if type(of: self) == UICollectionViewLayoutAttributes.self && type(of: other) == type(of: self) {
      return values == other.values
    }
    return isEqual(other)
  }

  /// A hash of what the element is.
  open nonisolated override var hash: Int { values.indexPath.hashValue }
}
