import Foundation

/// The appearance of a view as stored properties; the facade draws nothing.
open class CALayer: CALayerStoredValues {
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The transform of the layer about its anchor point, shared with the view's `transform`.
  open var transform = CATransform3DIdentity
  /// The opacity of the layer, from 0 to 1, shared with the view's `alpha`.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden, shared with the view's `isHidden`.
  open var isHidden = false
  /// A Boolean value that clips sublayers to the layer's bounds, shared with the view's `clipsToBounds`.
  open var masksToBounds = false
  /// The sublayers from back to front, without the layers of subviews; nil if there are none.
  open private(set) var sublayers: [CALayer]?
  /// The layer's superlayer, if it was added to one.
  open private(set) weak var superlayer: CALayer?

  // The view of this layer. The view clears the reference when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  public override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
  }

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
    get { CGRect(enclosing: bounds.size, anchor: anchorPoint, at: position, transform: affineTransform()) }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size(before: affineTransform()))
      position = newValue.position(of: anchorPoint)
    }
  }

  // MARK: Animations

  /// The layer as the screen shows it, with the bounds of a scroll view whose content offset is animated; the facade
  /// shows all other values at once.
  open func presentation() -> CALayer? {
    let shown = CALayer()
    (shown.anchorPoint, shown.transform, shown.opacity) = (anchorPoint, transform, opacity)
    (shown.isHidden, shown.ownPosition) = (isHidden, position)
    shown.ownBounds = owner.map { view in MainActor.assumeIsolated { view.shownBounds } } ?? ownBounds
    return shown
  }

  /// Removes the animations of a scroll view's content offset, and ends them unfinished.
  open func removeAllAnimations() {
    if let owner { MainActor.assumeIsolated { owner.removeAnimations() } }
  }

  // MARK: Hierarchy

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

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Drawing

  /// Does nothing, because the facade draws nothing.
  open func setNeedsDisplay() {}

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }
}
