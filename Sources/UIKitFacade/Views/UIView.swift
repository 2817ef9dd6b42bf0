import Foundation

/// A rectangle with subviews: where it is, what it contains, when it lays out; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// What it looks like.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init(standingFor: self)
    ownLayer = layer
    return layer
  }
  private final nonisolated(unsafe) var ownLayer: CALayer?
  /// The views in it, from back to front.
  open var subviews: [UIView] { children }
  final var children: [UIView] = []
  /// The view it is in; nil for none.
  open var superview: UIView? { parent }
  // A view says goodbye to what is in it. A weak reference would make counting references to views several times slower.
  private final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  /// A number to find it by.
  open var tag = 0
  /// The colour behind its content.
  open var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = backgroundColor?.cgColor
      noteAnimation()
    }
  }
  /// Whether it takes touches: ``hitTest(_:with:)`` asks, and a finger on a scroll view in it.
  open var isUserInteractionEnabled = true
  /// How its content would be placed in it.
  open var contentMode = ContentMode.scaleToFill
  /// Whether nothing behind it can be seen, as it says itself.
  open var isOpaque = true
  /// Which of its edges and sides follow the superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow this view's size as their masks say.
  open var autoresizesSubviews = true
  /// Whether the frame, with ``autoresizingMask``, says where the view is, and not constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { constraintsHaveChanged() }
  }
  /// The recognisers that see its touches; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { recognizer.owner = nil }
      recognizers = newValue
      for recognizer in newValue ?? [] { recognizer.owner = self }
    }
  }
  private final var recognizers: [UIGestureRecognizer]?
  /// The distance of content from the view's edges, in points; nothing here lays out by it but layout guides.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The controller whose view it is.
  var controller: UIViewController? { owner }
  // A controller says goodbye to its view.
  final nonisolated(unsafe) unowned(unsafe) var owner: UIViewController?
  final var ownTintColor: UIColor?
  /// What it knows about constraints; nil for most.
  final var constraintState: ConstraintState?
  private final var needsUpdateConstraints = true
  /// Whether and how it turns round where the language reads from right to left.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  private final var ownBounds = CGRect.zero
  private(set) final var needsLayout = true
  /// Whether a view below needs layout, so that a pass finds its way without visiting all.
  final var isAboveNeed = false

  /// Creates a view at a place of its superview, in points.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view without extent.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for view in children { view.parent = nil }
    for recognizer in recognizers ?? [] { recognizer.owner = nil }
    ownLayer?.owner = nil
  }

  // MARK: Geometry

  /// The middle of the view in its superview, in points.
  open var center = CGPoint.zero {
    didSet { noteAnimation() }
  }

  /// The view's own coordinates: those of its content's visible part, in points.
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

  /// Where the view is in its superview, in points: the rectangle around it where it is transformed.
  open var frame: CGRect {
    get {
      let (size, anchor) = (bounds.size, layer.anchorPoint)
      let own = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height)
      return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      let anchor = layer.anchorPoint
      // A transformed view gets the size that looks as asked.
      let size = transform.isIdentity ? newValue.size : newValue.applying(transform.inverted()).size
      bounds = CGRect(origin: bounds.origin, size: size)
      center = CGPoint(x: newValue.minX + newValue.width * anchor.x, y: newValue.minY + newValue.height * anchor.y)
    }
  }

  /// How the view is moved, turned and scaled in the plane, about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      noteAnimation()
    }
  }

  /// How the view is moved, turned and scaled in space, about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set {
      layer.transform = newValue
      noteAnimation()
    }
  }

  // MARK: Appearance

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      noteAnimation()
    }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      if newValue == layer.isHidden { return }
      layer.isHidden = newValue
      (superview as? UIStackView)?.constraintsHaveChanged()
    }
  }

  /// Whether what lies outside the view is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The colour of what can be touched: its own, or that of the view it is in.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

  /// Called when ``tintColor`` has been set here or in a view around.
  open func tintColorDidChange() {}

  /// Asks to be drawn; nothing is.
  open func setNeedsDisplay() {}

  /// Never called: nothing is drawn.
  open func draw(_ rect: CGRect) {}

  // MARK: Hierarchy

  /// Puts a view in front of the others in this one, and takes it out of where it was.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the others in this one; an index beyond the last is the front.
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

  /// Takes the view out of its superview.
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

  /// Called when a view has been put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets into another window, or out of its own.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has got into another window, or out of its own.
  open func didMoveToWindow() {}

  /// The window it is in; nil for none.
  open var window: UIWindow? { superview?.window }

  /// The controller whose view it is, or the view it is in.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Touches

  /// The view in front at a place of this one: one in it, or itself; nil where it is hidden, takes no touches or ends.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha <= 0.01 || !isUserInteractionEnabled || !self.point(inside: point, with: event) { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  /// Whether a place is in the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Has a recogniser see the view's touches, and no other view's any more; no touches but a scroll view's are simulated.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (recognizers ?? []) + [gestureRecognizer]
  }

  /// Has a recogniser see the view's touches no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.owner = nil
    recognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a track in the view may become a gesture; nothing asks.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Sizes

  /// The size that suits the view best in a size, in points: the size it has, unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that suits it best, its top left corner staying where it is.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size that the view's content has by itself, in points; ``noIntrinsicMetric`` along an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` is another one.
  open func invalidateIntrinsicContentSize() {
    if !translatesAutoresizingMaskIntoConstraints { constraintsHaveChanged() }
  }

  /// Called in a layout pass before constraints are looked at, the first time and after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Whether constraints are looked at even where there are none; they never need be.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Asks for ``updateConstraints()`` in the next layout pass.
  open func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// What bars cover of the view, in points: nothing.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// Never called: there are no bars.
  open func safeAreaInsetsDidChange() {}
  // MARK: Direction

  /// The direction in which a view of some meaning reads, in an app whose language reads from left to right.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

  /// The direction in which the view reads: that of its ``semanticContentAttribute``.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    type(of: self).userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  // MARK: Layout

  /// Places the subviews; called in a layout pass after the size or the subviews have changed.
  open func layoutSubviews() {}

  /// Asks for a layout pass.
  open func setNeedsLayout() {
    if needsLayout { return }
    needsLayout = true
    tellThoseAbove()
  }

  /// Lays out now what needs it, in this view and in those in it; and first the views around it that need it as well.
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

  /// Whether this view or one in it needs a layout pass.
  final var needsLayoutBelow: Bool { needsLayout || isAboveNeed }
}
