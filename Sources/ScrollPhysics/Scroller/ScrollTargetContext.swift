/// What a ``ScrollTargetBehavior`` is told.
public struct ScrollTargetContext: Hashable, Sendable {
  /// Why the behavior is asked.
  public enum Reason: String, Hashable, Sendable {
    /// A finger lifted.
    case dragEnd
    /// The scroll view changed its size, by a rotation for example.
    case resize
  }

  /// Why the behavior is asked.
  public var reason: Reason
  /// The release velocity, in pt/ms, positive where the content offset grows; zero on a resize of a resting view.
  public var velocity: Vector2D
  /// The target content offset before the behavior rewrites it, in points.
  public var proposedTarget: Vector2D
  /// The content offset now, on the pixel, in points.
  public var contentOffset: Vector2D
  /// The content offset when the drag began, on the pixel, in points.
  public var dragStartOffset: Vector2D
  /// The direction of the finger's last movement on each axis, as the sign of the content offset's change: −1, 0 or 1.
  public var lastMovement: Vector2D
  /// The view's sizes.
  public var geometry: ScrollGeometry
  /// The view's sizes before a resize; the same as ``geometry`` at a drag's end.
  public var previousGeometry: ScrollGeometry
  /// Where the view was, or was going, before a resize put it inside its new range, on the pixel, in points; the same as
  /// ``proposedTarget`` at a drag's end.
  public var previousTarget: Vector2D
  /// Device pixels per point.
  public var displayScale: Double
  /// The direction in which the content reads.
  public var layoutDirection: LayoutDirection
  /// The view's deceleration rate.
  public var decelerationRate: DecelerationRate
  /// The slowest release that the view goes on from by itself, in pt/ms.
  public var minimumFlingSpeed: Double

  /// Creates a context; for tests of a behavior on its own.
  public init(
    reason: Reason = .dragEnd, velocity: Vector2D, proposedTarget: Vector2D, contentOffset: Vector2D,
    dragStartOffset: Vector2D, lastMovement: Vector2D = .zero, geometry: ScrollGeometry,
    previousGeometry: ScrollGeometry? = nil, previousTarget: Vector2D? = nil, displayScale: Double = 2,
    layoutDirection: LayoutDirection = .leftToRight, decelerationRate: DecelerationRate = .normal,
    minimumFlingSpeed: Double = ScrollTuning.default.minimumFlingSpeed
  ) {
    self.reason = reason
    self.velocity = velocity
    self.proposedTarget = proposedTarget
    self.contentOffset = contentOffset
    self.dragStartOffset = dragStartOffset
    self.lastMovement = lastMovement
    self.geometry = geometry
    self.previousGeometry = previousGeometry ?? geometry
    self.previousTarget = previousTarget ?? proposedTarget
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.decelerationRate = decelerationRate
    self.minimumFlingSpeed = minimumFlingSpeed
  }

  /// Whether an axis is beyond an edge.
  public func isInOverscroll(_ axis: Axis) -> Bool {
    contentOffset[axis] < geometry.minimumOffset(axis) || contentOffset[axis] > geometry.maximumOffset(axis)
  }

  /// Whether the view is beyond an edge on either axis.
  public var isInOverscroll: Bool { isInOverscroll(.horizontal) || isInOverscroll(.vertical) }
}
