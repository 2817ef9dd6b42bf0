import Foundation
import ScrollPhysics

/// A scroll view that moves as ScrollPhysics says, on virtual time.
///
/// Nothing moves by itself: ``perform(_:limit:)`` and ``advance(until:)`` let time pass.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 240))
/// scrollView.contentSize = CGSize(width: 3000, height: 240)
/// scrollView.delegate = paging
/// let trace = try scrollView.perform(
///   .flick(from: Vector2D(x: 300, y: 120), by: Vector2D(x: -150, y: 0), releaseVelocity: 1.2))
/// ```
///
/// What a delegate changes inside `scrollViewWillEndDragging` happens when that call has returned, before
/// `scrollViewDidEndDragging`.
open class UIScrollView: UIView {
  /// Who is told what happens, and asked where to land.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The finger that drags the view.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// Whether a bar shows the horizontal position while scrolling; nothing draws it.
  open var showsHorizontalScrollIndicator = true
  /// Whether a bar shows the vertical position while scrolling; nothing draws it.
  open var showsVerticalScrollIndicator = true
  /// Whether a tap on the status bar scrolls to the top; there is none.
  open var scrollsToTop = true
  /// Which bars the insets would follow; there are none.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How the scroll indicators look; nothing draws them.
  open var indicatorStyle = IndicatorStyle.default
  /// The distance of the vertical indicator from the edges, in points; nothing draws it.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The distance of the horizontal indicator from the edges, in points; nothing draws it.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// How a drag would put the keyboard away; there is none.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether what is in the view would be told late of a finger; nothing is.
  open var delaysContentTouches = true
  /// Whether a drag would take a finger from what is in the view; nothing there has it.
  open var canCancelContentTouches = true
  /// The least scale of zooming; kept, nothing zooms.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of zooming; kept, nothing zooms.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of zooming; kept, nothing zooms.
  open var zoomScale: CGFloat = 1
  /// Whether zooming goes beyond its ends; kept, nothing zooms.
  open var bouncesZoom = true

  final var kept: [AnyObject] = []
  private(set) lazy var engine = ScrollViewEngine(self)

  /// Creates a scroll view at a place of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view without extent; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { panGestureRecognizer.owner = nil }

  private func setUp() {
    panGestureRecognizer.owner = self
    clipsToBounds = true
  }

  // MARK: Where it is

  /// The place of the content that is at the view's origin, in points.
  ///
  /// Assigned, it does not stop a deceleration, which goes on from there; see
  /// ``setContentOffset(_:animated:)``.
  open var contentOffset: CGPoint {
    get { CGPoint(engine.shown.contentOffset) }
    set {
      let offset = Self.checked(newValue)
      noteAnimation()
      if engine.isWaiting { engine.pretend(offset) }
      engine.act { $0.assign(offset) }
    }
  }

  /// Goes to a place of the content, at once, which stops what moves, or in 0.3 s.
  ///
  /// Offsets beyond the edges are accepted.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let offset = Self.checked(contentOffset)
    if engine.isWaiting && !animated { engine.pretend(offset) }
    engine.act { $0.set(offset, animated: animated) }
  }

  /// Goes as far as it takes to show a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let geometry = engine.configuration.geometry
    var offset = engine.shown.contentOffset
    func scroll(_ axis: Axis, _ low: CGFloat, _ high: CGFloat) {
      let first = offset[axis] + geometry.contentInset.leading(axis)
      let last = offset[axis] + geometry.boundsSize[axis] - geometry.contentInset.trailing(axis)
      let (low, high) = (Double(low), Double(high))
      if low < first {
        offset[axis] += max(low - first, min(high - last, 0))
      } else if high > last {
        offset[axis] += min(high - last, max(low - first, 0))
      }
    }
    if rect.isNull || rect.isInfinite { return }
    scroll(.horizontal, rect.minX, rect.maxX)
    scroll(.vertical, rect.minY, rect.maxY)
    setContentOffset(CGPoint(geometry.clamped(offset)), animated: animated)
  }

  /// The visible part of the content: its origin is the content offset, both ways.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: super.bounds.size) }
    set {
      let (size, offset) = (newValue.size, contentOffset)
      if size != super.bounds.size {
        let invalidation = invalidation(forBounds: CGRect(origin: offset, size: size))
        super.bounds = CGRect(origin: .zero, size: size)
        // All at once, so that the ranges between them move nothing.
        engine.changeTogether {
          engine.change { $0.geometry.boundsSize = Size2D(atLeastZero: size) }
          if let invalidation { invalidate(invalidation) }
          if let content = contentSizeAfterResize() { contentSize = content }
        }
      }
      if newValue.origin != offset { contentOffset = newValue.origin }
    }
  }

  /// The size of the content, in points; a side that is negative or not finite counts as 0.
  open var contentSize = CGSize.zero {
    didSet {
      let size = contentSize
      engine.change { $0.geometry.contentSize = Size2D(atLeastZero: size) }
    }
  }

  /// The distance of the content from the view's edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      let inset = adjustedContentInset
      engine.change { $0.geometry.contentInset = ContentInset(inset) }
      if inset == oldValue { return }
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The content inset with the safe area's; there is none, so that it is the content inset.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// Called after ``adjustedContentInset`` has become another one, before the delegate is told.
  open func adjustedContentInsetDidChange() {}

  // MARK: Switches

  /// How fast a released view slows down.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      let rate = ScrollPhysics.DecelerationRate(decelerationRate)
      engine.change { $0.decelerationRate = rate }
    }
  }

  /// Whether the content goes beyond the edges.
  open var bounces: Bool {
    get { engine.configuration.bounces }
    set { engine.change { $0.bounces = newValue } }
  }

  /// Whether it does so horizontally even where it does not fill the view.
  open var alwaysBounceHorizontal: Bool {
    get { engine.configuration.alwaysBounceHorizontal }
    set { engine.change { $0.alwaysBounceHorizontal = newValue } }
  }

  /// Whether it does so vertically even where it does not fill the view.
  open var alwaysBounceVertical: Bool {
    get { engine.configuration.alwaysBounceVertical }
    set { engine.change { $0.alwaysBounceVertical = newValue } }
  }

  /// Whether the view stops at multiples of its bounds.
  open var isPagingEnabled: Bool {
    get { engine.configuration.isPagingEnabled }
    set { engine.change { $0.isPagingEnabled = newValue } }
  }

  /// Whether a drag that starts along one axis stays on it.
  open var isDirectionalLockEnabled: Bool {
    get { engine.configuration.isDirectionalLockEnabled }
    set { engine.change { $0.isDirectionalLockEnabled = newValue } }
  }

  /// Whether a finger scrolls the view; turned off under a finger it cancels the drag.
  open var isScrollEnabled: Bool {
    get { allowsScrolling }
    set {
      allowsScrolling = newValue
      panGestureRecognizer.isEnabled = newValue
      panHasChanged()
    }
  }
  private final var allowsScrolling = true

  /// Has a finger scroll the view where both the view and its recogniser are enabled.
  final func panHasChanged() {
    let isEnabled = allowsScrolling && panGestureRecognizer.isEnabled
    engine.change { $0.isScrollEnabled = isEnabled }
  }

  // MARK: What it does

  /// Whether a finger is down on the view.
  open var isTracking: Bool { engine.shown.flags.contains(.tracking) }
  /// Whether a finger drags the content, or the view decelerates after a drag.
  open var isDragging: Bool { engine.shown.flags.contains(.dragging) }
  /// Whether the view moves by itself after a drag.
  open var isDecelerating: Bool { engine.shown.flags.contains(.decelerating) }

  /// Whether something in the view would get a finger; never asked.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag would take a finger from something in the view; never asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// What of a layout is not valid in other bounds, asked while the old ones are in place; nil for nothing.
  func invalidation(forBounds newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext? { nil }

  /// What of a layout is not valid at another content offset, asked while the view is at the old one; nil for nothing.
  func invalidation(forContentOffset contentOffset: CGPoint) -> UICollectionViewLayoutInvalidationContext? { nil }

  /// Called with the answer after the bounds have become the new ones.
  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {}

  /// Called when a finger has touched a place of the content of the resting view and lifted without a drag.
  func fingerTapped(at point: CGPoint) {}

  /// The size that the content has in the new size of the bounds; nil where it stays.
  func contentSizeAfterResize() -> CGSize? { nil }

  /// Decides where a release lands: the target as the view proposes it, and what the delegate makes of it.
  func decide(_ target: inout CGPoint, velocity: CGPoint) {
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
  }

  private static func checked(_ offset: CGPoint) -> Vector2D {
    precondition(
      offset.x.isFinite && offset.y.isFinite, "CALayer bounds contains NaN: a content offset must be finite")
    return Vector2D(offset)
  }
}

extension Size2D {
  /// A size whose negative, infinite and undefined sides are 0.
  init(atLeastZero size: CGSize) {
    func side(_ value: CGFloat) -> Double { value.isFinite ? min(max(0, Double(value)), 1e15) : 0 }
    self.init(width: side(size.width), height: side(size.height))
  }
}
