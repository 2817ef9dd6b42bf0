import ScrollPhysics

/// A scroll view that runs on ScrollPhysics and on virtual time.
///
/// The view moves only while ``perform(_:limit:)`` or ``advance(until:)`` lets virtual time pass.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
/// scrollView.contentSize = CGSize(width: 3000, height: 240)
/// scrollView.delegate = paging
/// let trace = try scrollView.perform(
///   .flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2))
/// ```
///
/// Changes inside `scrollViewWillEndDragging` take effect when it has returned, before `scrollViewDidEndDragging`.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { engine.hasNewDelegate = true } }
  public let panGestureRecognizer = UIPanGestureRecognizer()
  // The facade only stores these: it draws no indicators, and has no bars, zoom or keyboard.
  open var bouncesZoom = true, canCancelContentTouches = true, delaysContentTouches = true, scrollsToTop = true
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var indicatorStyle = IndicatorStyle.default
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var showsHorizontalScrollIndicator = true, showsVerticalScrollIndicator = true

  final var kept: [AnyObject] = []
  /// The axis along which the view chooses targets by itself, and whether the spring of a page turn reaches them.
  // Read while the scroller asks for a target, on the main actor.
  final nonisolated(unsafe) var builtInPaging: (axis: ScrollAxis?, turnsPages: Bool) = (nil, false)
  private(set) lazy var engine = ScrollViewEngine(self)

  deinit { panGestureRecognizer.owner = nil }

  override func setUp() {
    panGestureRecognizer.owner = self
    clipsToBounds = true
  }

  // MARK: Position

  /// The content offset, in points; setting it does not stop a deceleration, which continues from the new offset.
  open var contentOffset: CGPoint {
    get { CGPoint(engine.shown.contentOffset) }
    set { move(to: newValue, stopping: false) }
  }

  /// Sets the content offset with an animation of 0.3 s, or at once, which stops the motion; it may be beyond the edges.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if !animated { return move(to: contentOffset, stopping: true) }
    let offset = Self.checked(contentOffset)
    engine.act { engine in engine.use { $0.setContentOffset(offset, animated: true, recording: &$1) } }
  }

  private func move(to point: CGPoint, stopping stops: Bool) {
    let (offset, context) = (Self.checked(point), AnimatedViews.context)
    noteAnimation()
    context?.animation.note(self, from: contentOffset, to: point)
    // Clients read the offset at once, which the scroller does not have yet.
    if engine.isWaiting { engine.show(offset, self) }
    engine.act { $0.move(to: offset, stopping: stops, in: context) }
  }

  override var isScrollView: Bool { true }
  override func removeAnimations() { engine.act { $0.removeAnimations() } }
  override var shownBounds: CGRect { CGRect(origin: CGPoint(engine.shownPosition), size: super.bounds.size) }
  override var isAnimatedWithoutTouches: Bool { engine.ignoresTouches }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    if rect.isNull || rect.isInfinite { return }
    let geometry = engine.configuration.geometry
    var offset = engine.shown.contentOffset
    for axis in ScrollAxis.allCases {
      let inset = geometry.contentInset
      let before = Double(rect.low(axis)) - (offset[axis] + inset.leading(axis))
      let after = Double(rect.high(axis)) - (offset[axis] + geometry.boundsSize[axis] - inset.trailing(axis))
      // The middle one of the ways to both ends and no way at all.
      offset[axis] += max(min(before, after), min(max(before, after), 0))
    }
    setContentOffset(CGPoint(geometry.clamped(offset)), animated: animated)
  }

  /// The visible part of the content, whose origin is ``contentOffset``: setting either changes the other.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: super.bounds.size) }
    set {
      let (size, offset) = (newValue.size, contentOffset)
      if size != super.bounds.size {
        let adaptContent = contentAdaptation(to: CGRect(origin: offset, size: size))
        super.bounds = CGRect(origin: .zero, size: size)
        // One change for all, so that no intermediate range moves the content.
        engine.changeTogether {
          engine.change { $0.geometry.boundsSize = Size2D(atLeastZero: size) }
          adaptContent?()
        }
      }
      if newValue.origin != offset { contentOffset = newValue.origin }
    }
  }

  /// The size of the content, in points; a side that is negative, infinite or NaN counts as 0.
  open var contentSize = CGSize.zero { didSet { configure() } }
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      configure()
      if adjustedContentInset == oldValue { return }
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// Equal to ``contentInset``, because the facade has no safe area insets.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Called when ``adjustedContentInset`` has changed, before the delegate's method.
  open func adjustedContentInsetDidChange() {}

  // MARK: Behavior

  open var decelerationRate = DecelerationRate.normal { didSet { configure() } }

  /// Whether the view bounces along both axes; setting it sets ``bouncesHorizontally`` and ``bouncesVertically``.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { engine.changeTogether { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) } }
  }
  public final var bouncesHorizontally = true { didSet { configure() } }
  public final var bouncesVertically = true { didSet { configure() } }

  /// Whether the view bounces horizontally even where the content does not fill it.
  open var alwaysBounceHorizontal = false { didSet { configure() } }
  /// Whether the view bounces vertically even where the content does not fill it.
  open var alwaysBounceVertical = false { didSet { configure() } }
  open var isPagingEnabled = false { didSet { configure() } }
  open var isDirectionalLockEnabled = false { didSet { configure() } }

  /// Whether a drag that begins at the edge of an axis goes to the enclosing scroll view; see ``UIView/touch(_:limit:)``.
  public final var transfersHorizontalScrollingToParent = true, transfersVerticalScrollingToParent = true

  /// Whether a finger can scroll the view; setting it to `false` while a finger drags cancels the drag.
  open var isScrollEnabled = true {
    didSet {
      panGestureRecognizer.isEnabled = isScrollEnabled
      configure()
    }
  }

  override func recognizerHasChanged() { configure() }

  private final func configure() {
    var new = engine.configuration
    new.geometry.contentSize = Size2D(atLeastZero: contentSize)
    new.geometry.contentInset = ContentInset(adjustedContentInset)
    new.decelerationRate = .init(decelerationRate)
    (new.bouncesHorizontally, new.bouncesVertically) = (bouncesHorizontally, bouncesVertically)
    (new.alwaysBounceHorizontal, new.alwaysBounceVertical) = (alwaysBounceHorizontal, alwaysBounceVertical)
    (new.isPagingEnabled, new.isDirectionalLockEnabled) = (isPagingEnabled, isDirectionalLockEnabled)
    new.isScrollEnabled = isScrollEnabled && panGestureRecognizer.isEnabled
    engine.change { $0 = new }
  }

  // MARK: State

  open var isTracking: Bool { engine.shown.flags.contains(.tracking) }
  /// Whether a finger drags the content, or the view still decelerates after a drag.
  open var isDragging: Bool { engine.shown.flags.contains(.dragging) }
  open var isDecelerating: Bool { engine.shown.flags.contains(.decelerating) }

  /// Returns whether a subview receives a touch: `true`; the facade never calls it.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag cancels a touch in a subview: `false` for controls; the facade never calls it.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns what is to be done once the bounds have another size; called while the view still has its old bounds.
  func contentAdaptation(to newBounds: CGRect) -> (() -> Void)? { nil }

  /// Called to change the content offset that clients read.
  func show(_ contentOffset: Vector2D, in engine: ScrollViewEngine) { engine.shown.contentOffset = contentOffset }

  /// Whether a layout pass may change something after scrolling, as a subclass does, or calls a controller.
  var needsLayoutAfterScrolling: Bool { type(of: self) != UIScrollView.self || hasRulesToApply }

  /// Whether the content has sizes that it took from its views, so that they depend on what has been shown.
  var remembersSizes: Bool { false }

  func prepareForTouch() {}

  /// Whether a subclass calls the delegate by ``joinReport(_:decelerates:to:)``; others are not asked at each event.
  final var joinsReports = false
  @inline(__always) final func report(_ event: ScrollEvent, to delegate: (any UIScrollViewDelegate)?) {
    if joinsReports { return joinReport(event.name, decelerates: event.flags.contains(.dragging), to: delegate) }
    delegate?.receive(event.name, decelerates: event.flags.contains(.dragging), of: self)
  }
  func joinReport(_ event: ScrollEvent.Name, decelerates: Bool, to delegate: (any UIScrollViewDelegate)?) {
    delegate?.receive(event, decelerates: decelerates, of: self)
  }

  /// Called when a finger has touched the resting view and lifted without a drag; `point` is in content coordinates.
  func fingerTapped(at point: CGPoint) {}

  /// Chooses the target content offset of a release; `target` is the proposed one, and then the delegate's.
  func decide(_ target: inout CGPoint, velocity: CGPoint) {
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
  }

  private static func checked(_ offset: CGPoint) -> Vector2D {
    Precondition.require(
      offset.x.isFinite && offset.y.isFinite, "CALayer bounds contains NaN: a content offset must be finite")
    return Vector2D(offset)
  }
}

extension Size2D {
  init(atLeastZero size: CGSize) { self.init(width: size.width.finiteLength, height: size.height.finiteLength) }
}

extension UIView {
  /// The views of a class in the hierarchy, the outer ones before the inner ones.
  func views<V: UIView>() -> [V] { ((self as? V).map { [$0] } ?? []) + subviews.flatMap { $0.views() as [V] } }
}
