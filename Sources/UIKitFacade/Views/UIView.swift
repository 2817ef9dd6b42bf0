import Foundation

/// A rectangle with a frame, subviews and layout passes; the facade draws nothing.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that stores the view's appearance.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(standingFor: self)
    ownLayer = layer
    return layer
  }
  private final nonisolated(unsafe) var ownLayer: CALayer?
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  final var children: [UIView] = []
  /// The superview, or nil.
  open var superview: UIView? { parent }
  // A view clears this in its subviews. A weak reference would make counting references to views several times slower.
  private final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  /// An integer that identifies the view.
  open var tag = 0
  /// The background color.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      noteAnimation()
    }
  }
  /// A Boolean value that lets the view receive touches, read by ``hitTest(_:with:)`` and by scroll views inside it.
  open var isUserInteractionEnabled = true
  /// The placement of the view's content in its bounds.
  open var contentMode = ContentMode.scaleToFill
  /// A Boolean value that declares the view opaque, stored without effect.
  open var isOpaque = true
  /// The margins and sides that follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// A Boolean value that resizes the subviews with this view, as their masks say.
  open var autoresizesSubviews = true
  /// A Boolean value that lets the frame and ``autoresizingMask`` place the view, instead of constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsHaveChanged() }
  }
  /// The gesture recognizers of the view, or nil.
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
  /// The view controller whose root view this is.
  var controller: UIViewController? { owner }
  // A view controller clears this when it no longer owns the view.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIViewController?
  final var ownTintColor: UIColor?
  /// The state of the view's constraints; nil for most views.
  final var constraintState: ConstraintState?
  private final var needsUpdateConstraints = true
  /// The meaning of the content, which decides whether it flips in right-to-left layouts.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  private final var ownBounds = CGRect.zero
  private(set) final var needsLayout = true
  /// Whether a descendant needs layout, so that a pass need not visit all views.
  final var isAboveNeed = false

  /// Creates a view with a frame, in its superview's coordinates and in points.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view with an empty frame.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view with an empty frame; the coder is not read.
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
    get {
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      let own = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let anchor = layer.anchorPoint
      // A transformed view gets the size that makes its frame the new one.
      let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
      center = CGPoint(x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// The affine transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteAnimation()
    }
  }

  /// The three-dimensional transform of the view about its anchor point.
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

  /// A Boolean value that hides the view.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if newValue == layer.isHidden { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.constraintsHaveChanged()
    }
  }

  /// A Boolean value that clips subviews to the view's bounds.
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
      tellTintColor()
    }
  }

  /// Called when ``tintColor`` has changed here or in a superview.
  open func tintColorDidChange() {}

  /// Does nothing, because the facade draws nothing.
  open func setNeedsDisplay() {}

  /// Never called, because the facade draws nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews, and removes it from its old superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a subview at an index; an index beyond the last puts it in front.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or into a view that is in it")
    let (oldWindow, newWindow) = (view.window, window)
    if oldWindow !== newWindow, newWindow != nil { view.tellThatWindowChanges(to: newWindow) }
    view.willMove(toSuperview: self)
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      parent.children.removeAll { $0 === view }
      parent.setNeedsLayout()
    }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if view.needsLayout || view.isAboveNeed { view.tellThoseAbove() }
    setNeedsLayout()
    if view.constraintState != nil || !view.translatesAutoresizingMaskIntoConstraints { view.constraintsHaveChanged() }
    if oldWindow !== newWindow { view.tellThatWindowHasChanged() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    if oldWindow != nil { tellThatWindowChanges(to: nil) }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
    if oldWindow != nil { tellThatWindowHasChanged() }
    didMoveToSuperview()
  }

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  /// The window of the view, or nil.
  open var window: UIWindow? { superview?.window }

  /// The next responder: the view's controller, or its superview.
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

  /// Returns whether a point is inside the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Attaches a gesture recognizer, and detaches it from its old view; only a scroll view's own pan receives touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (recognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a gesture recognizer.
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

  /// Resizes the view to the size that fits best, keeping its top left corner.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The natural size of the view's content, in points; ``noIntrinsicMetric`` along an axis where it has none.
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

  /// Returns the layout direction for a semantic attribute, in an app whose language reads from left to right.
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

  /// Requests a layout pass.
  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    tellThoseAbove()
  }

  /// Lays out this view and its descendants now, and first the superviews that need it.
  open func layoutIfNeeded() {
    if let parent, parent.needsLayout { highestInNeed.layOut() } else { layOut() }
    if UIWindow.hasAppearances { completeAppearancesInWindow() }
  }

  private func layOut() {
    if needsLayout {
      needsLayout = false
      if needsUpdateConstraints || constraintState != nil || owner != nil {
        layOutWithRules()
      } else {
        layoutSubviews()
      }
    }
    if isAboveNeed {
      isAboveNeed = false
      for view in children { view.layOut() }
    }
  }

  /// Lays out a view that has constraints or a controller.
  private func layOutWithRules() {
    let controller = controller
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      updateConstraints()
    }
    controller?.viewWillLayoutSubviews()
    if constraintState != nil { placeByConstraints() }
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  /// Whether this view or a descendant needs a layout pass.
  final var needsLayoutBelow: Bool { needsLayout || isAboveNeed }
}
