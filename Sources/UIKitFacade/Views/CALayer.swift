import Foundation

/// The appearance of a view as stored properties; the facade draws nothing.
open class CALayer: NSObject {
  /// The point that the layer's position refers to and its transform leaves in place, in fractions of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer about its anchor point, shared with the view's `transform`.
  open var transform = CATransform3DIdentity
  /// The transform applied to sublayers, stored without effect.
  open var sublayerTransform = CATransform3DIdentity
  /// The layer's position on the z axis.
  open var zPosition: CGFloat = 0
  /// The opacity of the layer, from 0 to 1, shared with the view's `alpha`.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden, shared with the view's `isHidden`.
  open var isHidden = false
  /// A Boolean value that clips sublayers to the layer's bounds, shared with the view's `clipsToBounds`.
  open var masksToBounds = false
  /// The radius of the rounded corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The background color of the layer.
  open var backgroundColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// A Boolean value that asks for the layer to be rasterized, stored without effect.
  open var shouldRasterize = false
  /// The scale of the rasterized layer, in pixels per point.
  open var rasterizationScale: CGFloat = 1
  /// The scale of the layer's content, in pixels per point.
  open var contentsScale: CGFloat = 1
  /// The content of the layer, stored without effect.
  open var contents: Any?
  /// The layer whose alpha channel masks this layer's content, stored without effect.
  open var mask: CALayer?
  /// The name of the layer.
  open var name: String?
  /// The sublayers from back to front, without the layers of subviews; nil if there are none.
  open private(set) var sublayers: [CALayer]?
  /// The layer's superlayer, if it was added to one.
  open private(set) weak var superlayer: CALayer?

  // The view of this layer. The view clears the reference when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  /// Creates a layer with empty bounds.
  public override init() {
    super.init()
  }

  /// Creates a layer with empty bounds; nothing is copied from `layer`.
  public init(layer: Any) {
    super.init()
  }

  /// Creates a layer with empty bounds; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates the layer of a view, as a view's `layerClass` is used to do.
  public required convenience init(standingFor view: UIView) {
    self.init()
    owner = view
  }

  // MARK: Geometry

  /// The bounds of the layer, in points and in its own coordinates: those of its view, if it has one.
  open var bounds: CGRect {
    get { owner.map { view in MainActor.assumeIsolated { view.bounds } } ?? ownBounds }
    set {
      if let owner { MainActor.assumeIsolated { owner.bounds = newValue } }
      ownBounds = newValue
    }
  }

  /// The position of the anchor point in the superlayer, in points: its view's `center`, if it has one.
  open var position: CGPoint {
    get { owner.map { view in MainActor.assumeIsolated { view.center } } ?? ownPosition }
    set {
      if let owner { MainActor.assumeIsolated { owner.center = newValue } }
      ownPosition = newValue
    }
  }

  /// The frame of the layer in its superlayer, in points: the enclosing rectangle of a transformed layer.
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

  /// Adds a layer in front of the other sublayers, and removes it from its old superlayer.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Inserts a sublayer at an index; an index beyond the last puts it in front.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    if layer === self { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Drawing

  /// Does nothing, because the facade draws nothing.
  open func setNeedsDisplay() {}

  /// Returns the layer's transform as an affine transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the layer's transform to an affine transform.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
}
