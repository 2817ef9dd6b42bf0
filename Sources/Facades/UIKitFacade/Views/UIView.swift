/// A rectangle with a frame, subviews and layout passes; the facade draws nothing.
@preconcurrency @MainActor open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(standingFor: self)
    ownLayer = layer
    return layer
  }
  private final nonisolated(unsafe) var ownLayer: CALayer?
  /// Whether ``layer`` is a plain one that nothing has read, so that it need not be made to know its values.
  final var hasDefaultLayer: Bool { ownLayer == nil && Self.layerClass == CALayer.self }
  final var anchorPoint: CGPoint { hasDefaultLayer ? CGPoint(x: 0.5, y: 0.5) : layer.anchorPoint }
  open var subviews: [UIView] { children }
  // No closure or observer of an app runs during an access to the properties that are marked like this one, which every
  // layout pass reads. So their accesses cannot overlap, and checking that costs more than the accesses.
  @exclusivity(unchecked) final var children: [UIView] = []
  open var superview: UIView? { parent?.takeUnretainedValue() }
  // A view clears this in its subviews. A weak reference would make counting references to views several times slower,
  // and reading a counted one to find out whether there is any costs more than the rest of a layout pass.
  final nonisolated(unsafe) var parent: Unmanaged<UIView>?
  open var tag = 0
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      noteAnimation()
    }
  }
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var autoresizesSubviews = true
  @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsHaveChanged() }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { recognizer.owner = nil }
      for recognizer in newValue ?? [] {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.owner = self
      }
      recognizers = newValue
    }
  }
  private final var recognizers: [UIGestureRecognizer]?
  /// The margins for content, in points, which only layout guides follow.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  // A view controller sets this in its root view, and clears it when it no longer owns the view.
  final var controller: UIViewController? {
    get { controllerReference?.takeUnretainedValue() }
    set { controllerReference = newValue.map(Unmanaged.passUnretained) }
  }
  final nonisolated(unsafe) var controllerReference: Unmanaged<UIViewController>?
  final nonisolated(unsafe) var ownReference: ViewReference?
  final var ownTintColor: UIColor?
  final var constraintState: ConstraintState?
  final var needsUpdateConstraints = true
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  @exclusivity(unchecked) private final var ownBounds = CGRect.zero
  final var ownSize: CGSize { ownBounds.size }
  @exclusivity(unchecked) final var needsLayout = true
  /// Whether a descendant needs layout, so that a pass need not visit all views.
  @exclusivity(unchecked) final var isAboveNeed = false

  /// The placements of a view's content in its bounds; the facade draws no content.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
    case bottomLeft, bottomRight
  }

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
    setUp()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init()
    setUp()
  }

  deinit {
    for view in children { view.parent = nil }
    for recognizer in recognizers ?? [] { recognizer.owner = nil }
    ownLayer?.owner = nil
    ownReference?.clear()
  }

  // MARK: Geometry

  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  @exclusivity(unchecked) open var center = CGPoint.zero { didSet { noteAnimation() } }

  open var bounds: CGRect {
    get { ownBounds }
    set {
      let old = ownBounds.size
      ownBounds = newValue
      if newValue.size != old {
        setNeedsLayout()
        constraintState?.isStale = true
        if autoresizesSubviews { resizeSubviews(from: old) }
      }
      noteAnimation()
    }
  }

  open var frame: CGRect {
    get { CGRect(enclosing: bounds.size, anchor: anchorPoint, at: center, transform: transform) }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size(before: transform))
      center = newValue.position(of: anchorPoint)
    }
  }

  open var transform: CGAffineTransform {
    get { hasDefaultLayer ? .identity : layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteAnimation()
    }
  }

  open var transform3D: CATransform3D {
    get { hasDefaultLayer ? CATransform3DIdentity : layer.transform }
    set {
      if !hasDefaultLayer || !CATransform3DIsIdentity(newValue) { layer.transform = newValue }
      noteAnimation()
    }
  }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { hasDefaultLayer ? 1 : CGFloat(layer.opacity) }
    set {
      if !hasDefaultLayer || newValue != 1 { layer.opacity = Float(newValue) }
      noteAnimation()
    }
  }

  open var isHidden: Bool {
    get { !hasDefaultLayer && layer.isHidden }
    set {
      if newValue == isHidden { return }
      layer.isHidden = newValue
      superview?.subviewHasChangedVisibility()
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The tint color: the view's own, or that of its superview.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      reportTintColor()
    }
  }

  open func tintColorDidChange() {}

  /// Does nothing, because the facade draws nothing; ``draw(_:)`` is never called.
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
  open func removeFromSuperview() { leaveHierarchy() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha <= 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event) { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a gesture recognizer, and detaches it from its old view; only taps and a scroll view's own pan act.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (recognizers ?? []).filter { $0 !== gestureRecognizer } + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = recognizers?.filter { $0 !== gestureRecognizer }
  }

  /// Returns whether a gesture recognizer may begin: `true`; the facade never calls it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Sizes

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size)) }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsHaveChanged() }
  }

  open func updateConstraints() {}

  /// A Boolean value that requires constraints: `false`; the facade does not read it.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// The insets of the safe area, in points: always zero.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Never called, because the facade has no bars.
  open func safeAreaInsetsDidChange() {}

  // MARK: Direction

  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  /// The layout direction of the view, which follows from its ``semanticContentAttribute``.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    type(of: self).userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Layout

  open func layoutSubviews() { filling?.frame = CGRect(origin: .zero, size: bounds.size) }

  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    markSuperviews()
  }

  open func layoutIfNeeded() {
    if superviewNeedsLayout { highestInNeed.layOut() } else { layOut() }
    if UIWindow.hasAppearances, let window, !window.needsLayoutBelow { window.completeAppearances() }
  }

  // MARK: For subclasses of the facade

  /// Prepares a new view; every initializer calls this once.
  func setUp() {
    guard let filling else { return }
    filling.frame = bounds
    addSubview(filling)
  }

  /// Whether the constraints of the content are solved apart from those of the superview: in cells, headers and footers.
  var isLaidOutAlone: Bool { false }

  /// The subview that is always as large as the view, as the content view of a cell is; nil if there is none.
  var filling: UIView? { nil }

  /// Whether the view is a `UIScrollView`; a cast would cost more.
  var isScrollView: Bool { false }
  func recognizerHasChanged() {}
  func subviewHasChangedVisibility() {}
  func removeAnimations() {}

  var shownBounds: CGRect { bounds }

  var isAnimatedWithoutTouches: Bool { false }
}
