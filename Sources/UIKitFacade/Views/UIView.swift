import Foundation

/// A rectangle with subviews: where it is, what it contains, when it lays out; nothing is drawn.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// What it looks like.
  public let layer = CALayer()
  /// The views in it, from back to front.
  open var subviews: [UIView] { children }
  private final var children: [UIView] = []
  /// The view it is in; nil for none.
  open var superview: UIView? { parent }
  // A view says goodbye to what is in it. A weak reference would make counting references to views several times slower.
  private final nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  /// A number to find it by.
  open var tag = 0
  /// The colour behind its content.
  open var backgroundColor: UIColor? {
    didSet { layer.backgroundColor = backgroundColor?.cgColor }
  }
  /// Whether it takes touches; nothing asks.
  open var isUserInteractionEnabled = true
  private final var ownBounds = CGRect.zero
  private final var needsLayout = true
  /// Whether a view below needs layout, so that a pass finds its way without visiting all.
  private final var isAboveNeed = false

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
  }

  // MARK: Geometry

  /// The middle of the view in its superview, in points.
  open var center = CGPoint.zero

  /// The view's own coordinates: those of its content's visible part, in points.
  open var bounds: CGRect {
    get { ownBounds }
    set {
      let isResized = newValue.size != ownBounds.size
      ownBounds = newValue
      if isResized { setNeedsLayout() }
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
    set { layer.setAffineTransform(newValue) }
  }

  /// How the view is moved, turned and scaled in space, about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// How opaque the view is, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view is hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether what lies outside the view is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // MARK: Hierarchy

  /// Puts a view in front of the others in this one, and takes it out of where it was.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view among the others in this one; an index beyond the last is the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be put into itself or into a view that is in it")
    view.removeFromSuperview()
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    if view.needsLayout || view.isAboveNeed { view.tellThoseAbove() }
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
  }

  /// Called when a view has been put into this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called when the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Puts a view in this one in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.append(children.remove(at: index)) }
  }

  /// Puts a view in this one behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if let index = children.firstIndex(where: { $0 === view }) { children.insert(children.remove(at: index), at: 0) }
  }

  /// Whether the view is another one or in it, however deep.
  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
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

  /// Lays out now what needs it, in this view and in those in it.
  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    if isAboveNeed {
      isAboveNeed = false
      for view in children { view.layoutIfNeeded() }
    }
  }

  private func tellThoseAbove() {
    var above = superview
    while let view = above, !view.isAboveNeed {
      view.isAboveNeed = true
      above = view.superview
    }
  }
}
