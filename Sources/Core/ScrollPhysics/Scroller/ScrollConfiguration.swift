/// The settings of a scroll view: its geometry, its switches, its frame rate and step, and the constants of the model.
///
/// The defaults are UIKit's.
public struct ScrollConfiguration: Hashable, Sendable {
  /// The sizes that decide how far the view can scroll.
  public var geometry: ScrollViewGeometry
  /// The rate at which a released view slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the content can go beyond the left and the right edge.
  public var bouncesHorizontally = true
  /// Whether the content can go beyond the upper and the lower edge.
  public var bouncesVertically = true
  /// Whether the view bounces horizontally even if its content does not fill it.
  public var alwaysBounceHorizontal = false
  /// Whether the view bounces vertically even if its content does not fill it.
  public var alwaysBounceVertical = false
  /// Whether the view comes to rest at multiples of its bounds.
  public var isPagingEnabled = false
  /// Whether a drag that starts along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// Whether fingers can scroll the view.
  public var isScrollEnabled = true
  /// Device pixels per point.
  public var displayScale = 2.0
  /// The reading direction of the content.
  public var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The number of display frames per second.
  public var frameRate = 60.0
  /// The integrator's step, in ms.
  public var step = 1.0
  /// The constants of the model.
  public var tuning = ScrollTuning.default

  /// Creates the configuration of a scroll view with UIKit's defaults.
  public init(geometry: ScrollViewGeometry) { self.geometry = geometry }

  /// Creates the configuration of a scroll view from its sizes in points, with UIKit's defaults.
  public init(contentSize: Size2D, boundsSize: Size2D, contentInset: ContentInset = .zero) {
    geometry = ScrollViewGeometry(contentSize: contentSize, boundsSize: boundsSize, contentInset: contentInset)
  }

  /// Whether the content can go beyond all edges; setting it sets both axes, as in UIKit.
  public var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// Returns whether an axis can go beyond its edges: if it bounces, and always does or has longer content than bounds.
  package func canBounce(_ axis: ScrollAxis) -> Bool {
    let always = axis.isHorizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    let bounces = axis.isHorizontal ? bouncesHorizontally : bouncesVertically
    return bounces && (always || geometry.canScroll(axis))
  }

  package func canMove(_ axis: ScrollAxis) -> Bool { AxisLimits(self, axis).canMove }

  /// Returns the content offset for one that a dragging finger asks for; beyond an edge, the content follows less.
  package func offset(draggedTo asked: Double, _ axis: ScrollAxis) -> Double { AxisLimits(self, axis).resisted(asked) }

  package func onPixel(_ offset: Vector2D) -> Vector2D { PixelGrid(scale: displayScale).rounded(offset) }

  package var transposed: ScrollConfiguration {
    changed(self) {
      $0.geometry = geometry.transposed
      ($0.alwaysBounceHorizontal, $0.alwaysBounceVertical) = (alwaysBounceVertical, alwaysBounceHorizontal)
      ($0.bouncesHorizontally, $0.bouncesVertically) = (bouncesVertically, bouncesHorizontally)
    }
  }

  func validate() {
    let (content, bounds) = (geometry.contentSize, geometry.boundsSize)
    precondition(
      content.width >= 0 && content.height >= 0 && bounds.width >= 0 && bounds.height >= 0
        && (content.width + content.height + bounds.width + bounds.height).isFinite,
      "the sizes of a scroll view must be finite and not negative")
    let inset = geometry.contentInset
    precondition((inset.top + inset.left + inset.bottom + inset.right).isFinite, "the content inset must be finite")
    precondition(frameRate > 0 && frameRate.isFinite, "the frame rate must be a positive number of frames per second")
    precondition(step > 0 && step.isFinite, "the step must be a positive number of milliseconds")
    precondition(displayScale > 0 && displayScale.isFinite, "the display scale must be a positive number")
    tuning.validate()
  }
}
