import Foundation

/// A rectangle with a frame, subviews and layout passes; the facade draws nothing.
@preconcurrency @MainActor
open class UIView: UIViewStoredValues {
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(standingFor: self)
    ownLayer = layer
    return layer
  }
  private final nonisolated(unsafe) var ownLayer: CALayer?
  open var subviews: [UIView] { children }
  final var children: [UIView] = []
  open var superview: UIView? { parent }
  // A view clears this in its subviews. A weak reference would make counting references to views several times slower.
  final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  open var tag = 0
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      noteAnimation()
    }
  }
  /// A Boolean value that lets the view receive touches, read by ``hitTest(_:with:)`` and by scroll views inside it.
  open var isUserInteractionEnabled = true
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// A Boolean value that lets the frame and ``autoresizingMask`` place the view, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsHaveChanged() }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { recognizer.owner = nil }
      recognizers = newValue
      for recognizer in newValue ?? [] { recognizer.owner = self }
    }
  }
  private final var recognizers: [UIGestureRecognizer]?
  /// The margins for content, in points, which only layout guides follow.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  // A view controller sets this in its root view, and clears it when it no longer owns the view.
  final nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
  final var ownTintColor: UIColor?
  final var constraintState: ConstraintState?
  final var needsUpdateConstraints = true
  /// The meaning of the content, which decides whether it flips in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  private final var ownBounds = CGRect.zero
  final var needsLayout = true
  /// Whether a descendant needs layout, so that a pass need not visit all views.
  final var isAboveNeed = false

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for view in children { view.parent = nil }
    for recognizer in recognizers ?? [] { recognizer.owner = nil }
    ownLayer?.owner = nil
  }

  // MARK: Geometry

  /// The center of the view in its superview, in points: the location of the layer's anchor point.
  open var center = CGPoint.zero {
    didSet { noteAnimation() }
  }

  /// The bounds of the view, in points and in its own coordinates.
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

  /// The frame of the view in its superview, in points: the enclosing rectangle of a transformed view.
  open var frame: CGRect {
    get { CGRect(enclosing: bounds.size, anchor: layer.anchorPoint, at: center, transform: transform) }
    set {
      bounds = CGRect(origin: bounds.origin, size: newValue.size(before: transform))
      center = newValue.position(of: layer.anchorPoint)
    }
  }

  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteAnimation()
    }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      noteAnimation()
    }
  }

  // MARK: Appearance

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      noteAnimation()
    }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if newValue == layer.isHidden { return }
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

  /// Called when ``tintColor`` has changed here or in a superview.
  open func tintColorDidChange() {}

  /// Does nothing, because the facade draws nothing.
  open func setNeedsDisplay() {}

  /// Never called, because the facade draws nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index; an index beyond the last puts it in front.
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

  /// Returns the frontmost view at a point: a descendant or this view.
  ///
  /// Returns nil if this view is hidden, takes no touches, or does not contain the point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha <= 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a gesture recognizer, and detaches it from its old view; only a scroll view's own pan receives touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (recognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.owner = nil
    recognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Returns whether a gesture recognizer may begin: `true`; the facade never calls it.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Sizes

  /// Returns the size that fits best into a size, in points: the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// The natural size of the view's content, in points; `UIView.noIntrinsicMetric` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Reports that ``intrinsicContentSize`` has changed.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsHaveChanged() }
  }

  /// Called in the first layout pass, and in the next one after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// A Boolean value that requires constraints: `false`; the facade does not read it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Requests a call of ``updateConstraints()`` in the next layout pass.
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

  /// Lays out the subviews, in a layout pass after the size or the subviews have changed.
  open func layoutSubviews() {}

  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    markSuperviews()
  }

  /// Lays out this view and its descendants now, and first the superviews that need it.
  open func layoutIfNeeded() {
    if let parent, parent.needsLayout { highestInNeed.layOut() } else { layOut() }
    if UIWindow.hasAppearances { completeAppearancesInWindow() }
  }

  // MARK: For subclasses of the facade

  /// Whether the constraints of the content are solved apart from those of the superview: in cells, headers and footers.
  var isLaidOutAlone: Bool { false }

  func recognizerHasChanged() {}

  func subviewHasChangedVisibility() {}

  func removeAnimations() {}

  /// The bounds as the screen shows them.
  var shownBounds: CGRect { bounds }

  /// Whether an animation keeps touches away.
  var isAnimatedWithoutTouches: Bool { false }
}
