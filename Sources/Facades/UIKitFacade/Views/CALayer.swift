/// The appearance of a view as stored properties; the facade draws nothing.
open class CALayer: NSObject {
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @exclusivity(unchecked) open var transform = CATransform3DIdentity
  open var opacity: Float = 1
  open var isHidden = false
  open var masksToBounds = false
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  // The facade only stores these, because it draws nothing.
  open var backgroundColor, borderColor, shadowColor: CGColor?
  open var borderWidth: CGFloat = 0, cornerRadius: CGFloat = 0, zPosition: CGFloat = 0
  open var contents: Any?
  open var mask: CALayer?
  open var maskedCorners = CACornerMask(rawValue: 15)
  open var name: String?
  open var shouldRasterize = false, rasterizationScale: CGFloat = 1
  open var shadowOffset = CGSize(width: 0, height: -3), shadowOpacity: Float = 0, shadowRadius: CGFloat = 3
  open var sublayerTransform = CATransform3DIdentity

  // The view of this layer. The view clears the reference when it is deallocated.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public required convenience init(standingFor view: UIView) {
    self.init()
    owner = view
  }

  open var bounds: CGRect {
    get { owner.map { view in MainActor.assumeIsolated { view.bounds } } ?? ownBounds }
    set {
      if let owner { MainActor.assumeIsolated { owner.bounds = newValue } }
      ownBounds = newValue
    }
  }

  open var position: CGPoint {
    get { owner.map { view in MainActor.assumeIsolated { view.center } } ?? ownPosition }
    set {
      if let owner { MainActor.assumeIsolated { owner.center = newValue } }
      ownPosition = newValue
    }
  }

  open var frame: CGRect {
    get { CGRect(enclosing: bounds.size, anchor: anchorPoint, at: position, transform: affineTransform()) }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size(before: affineTransform()))
      position = newValue.position(of: anchorPoint)
    }
  }

  /// The layer as the screen shows it: with the bounds of a scroll view whose content offset is animated.
  open func presentation() -> CALayer? {
    let shown = CALayer()
    (shown.anchorPoint, shown.transform, shown.opacity) = (anchorPoint, transform, opacity)
    (shown.isHidden, shown.ownPosition) = (isHidden, position)
    shown.ownBounds = owner.map { view in MainActor.assumeIsolated { view.shownBounds } } ?? ownBounds
    return shown
  }

  /// Removes the animations of a scroll view's content offset, and ends them unfinished.
  open func removeAllAnimations() { if let owner { MainActor.assumeIsolated { owner.removeAnimations() } } }

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

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

  /// Does nothing, because the facade draws nothing.
  open func setNeedsDisplay() {}
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
}

public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public static let (layerMinXMinYCorner, layerMaxXMinYCorner) = (bit(0), bit(1))
  public static let (layerMinXMaxYCorner, layerMaxXMaxYCorner) = (bit(2), bit(3))
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
