/// The state of a scroll view when it asks its ``TargetBehavior`` for a target.
public struct TargetContext: Hashable, Sendable {
  /// The reason for the call.
  public enum Reason: String, Hashable, Sendable {
    /// A finger lifted.
    case dragEnd
    /// The size of the scroll view changed, for example by a rotation.
    case resize
  }

  /// The reason for the call.
  public var reason: Reason
  /// The release velocity, in pt/ms, positive where the content offset grows; zero on a resize of a view at rest.
  public var velocity: Vector2D
  /// The proposed target content offset, in points.
  public var proposedTarget: Vector2D
  /// The present content offset, on the pixel, in points.
  public var contentOffset: Vector2D
  /// The content offset at which the drag began, on the pixel, in points; on a resize the present offset.
  public var dragStartOffset: Vector2D
  /// The direction of the finger's last movement on each axis, as the sign of the content offset's change: −1, 0 or 1.
  public var lastMovement: Vector2D
  /// The view's sizes.
  public var geometry: ScrollViewGeometry
  /// The view's sizes before a resize; equals ``geometry`` when a drag ends.
  public var previousGeometry: ScrollViewGeometry
  /// The content offset at which the view was, or to which it was moving, before a resize put it inside its new range.
  ///
  /// On the pixel, in points; equals ``proposedTarget`` when a drag ends.
  public var previousTarget: Vector2D
  /// Device pixels per point.
  public var displayScale: Double
  /// The reading direction of the content.
  public var layoutDirection: UserInterfaceLayoutDirection
  /// The view's deceleration rate.
  public var decelerationRate: DecelerationRate
  /// The lowest release speed after which the view keeps moving by itself, in pt/ms.
  public var minimumFlingSpeed: Double

  /// Creates a context, for tests of a behavior on its own.
  public init(
    reason: Reason = .dragEnd, velocity: Vector2D, proposedTarget: Vector2D, contentOffset: Vector2D,
    dragStartOffset: Vector2D, lastMovement: Vector2D = .zero, geometry: ScrollViewGeometry,
    previousGeometry: ScrollViewGeometry? = nil, previousTarget: Vector2D? = nil, displayScale: Double = 2,
    layoutDirection: UserInterfaceLayoutDirection = .leftToRight, decelerationRate: DecelerationRate = .normal,
    minimumFlingSpeed: Double = ScrollTuning.default.minimumFlingSpeed
  ) {
    (self.reason, self.velocity) = (reason, velocity)
    (self.proposedTarget, self.contentOffset) = (proposedTarget, contentOffset)
    (self.dragStartOffset, self.lastMovement) = (dragStartOffset, lastMovement)
    self.geometry = geometry
    self.previousGeometry = previousGeometry ?? geometry
    self.previousTarget = previousTarget ?? proposedTarget
    (self.displayScale, self.layoutDirection) = (displayScale, layoutDirection)
    (self.decelerationRate, self.minimumFlingSpeed) = (decelerationRate, minimumFlingSpeed)
  }
}
