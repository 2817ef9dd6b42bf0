import Foundation

/// What a view looks like, as properties that are kept; nothing is drawn.
open class CALayer: NSObject {
  /// The place of a layer that its position means and its transform leaves alone, as fractions of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How the layer is moved, turned and scaled about its anchor point; a view's `transform` is this one.
  open var transform = CATransform3DIdentity
  /// How far in front of others the layer is.
  open var zPosition: CGFloat = 0
  /// How opaque the layer is, from 0 to 1; a view's `alpha` is this one.
  open var opacity: Float = 1
  /// Whether the layer is hidden; a view's `isHidden` is this one.
  open var isHidden = false
  /// Whether what lies outside is cut off; a view's `clipsToBounds` is this one.
  open var masksToBounds = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// Whether the layer is kept as an image.
  open var shouldRasterize = false
  /// The pixels per point of that image.
  open var rasterizationScale: CGFloat = 1
  /// The pixels per point of what is drawn.
  open var contentsScale: CGFloat = 1
  /// What is shown, as one puts it.
  open var contents: Any?
  /// A layer whose opaque parts are all that is seen of this one.
  open var mask: CALayer?
  /// A name to find it by.
  open var name: String?
  /// The layers in it, from back to front, without those of subviews; nil for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer it is in, where it was put into one.
  open private(set) weak var superlayer: CALayer?

  // The view whose layer it is; it says goodbye.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  /// Creates a layer without extent.
  public override init() {
    super.init()
  }

  /// Creates a layer for another one to be shown; nothing is copied.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the layer of a view: how a view's `layerClass` makes its layer.
  public required convenience init(standingFor view: UIView) {
    self.init()
    owner = view
  }

  // MARK: Geometry

  /// The layer's own coordinates: a view's bounds for its layer, in points.
  open var bounds: CGRect {
    get { owner.map { view in MainActor.assumeIsolated { view.bounds } } ?? ownBounds }
    set {
      if let owner { MainActor.assumeIsolated { owner.bounds = newValue } }
      ownBounds = newValue
    }
  }

  /// Where the anchor point is in the layer around: a view's centre for its layer, in points.
  open var position: CGPoint {
    get { owner.map { view in MainActor.assumeIsolated { view.center } } ?? ownPosition }
    set {
      if let owner { MainActor.assumeIsolated { owner.center = newValue } }
      ownPosition = newValue
    }
  }

  /// Where the layer is in the one around, in points: the rectangle around it where it is transformed.
  open var frame: CGRect {
    get {
      let (size, anchor, position) = (bounds.size, anchorPoint, position)
      let own = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      return own.applying(affineTransform()).offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let transform = affineTransform()
      let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  // MARK: Hierarchy

  /// Puts a layer in front of the others in this one, and takes it out of where it was.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer among the others in this one; an index beyond the last is the front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if layer === self { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Takes the layer out of the one around.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Drawing

  /// Asks to be drawn; nothing is.
  open func setNeedsDisplay() {}

  /// The transform's part in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
}
