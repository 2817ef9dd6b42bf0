import ScrollPhysics

/// What a ``SnapRule`` is told about a release: content offsets along the axis of the points, and a velocity.
public struct SnapQuery: Hashable, Sendable {
  /// The content offset when the drag began, in points.
  public var dragStart: Double
  /// The content offset now, in points.
  public var contentOffset: Double
  /// The offset at which the view would come to rest by itself, in points.
  public var proposedTarget: Double
  /// The release velocity, in pt/ms, positive where the content offset grows.
  public var velocity: Double
  /// The slowest release that the view goes on from by itself, in pt/ms.
  public var minimumFlingSpeed: Double

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - dragStart: The content offset when the drag began; by default the one now.
  ///   - contentOffset: The content offset now.
  ///   - proposedTarget: The offset at which the view would come to rest by itself; by default where it is.
  ///   - velocity: The release velocity, in pt/ms.
  ///   - minimumFlingSpeed: The slowest release that the view goes on from by itself, in pt/ms.
  public init(
    dragStart: Double? = nil, contentOffset: Double, proposedTarget: Double? = nil, velocity: Double = 0,
    minimumFlingSpeed: Double = ScrollTuning.default.minimumFlingSpeed
  ) {
    self.dragStart = dragStart ?? contentOffset
    self.contentOffset = contentOffset
    self.proposedTarget = proposedTarget ?? contentOffset
    self.velocity = velocity
    self.minimumFlingSpeed = minimumFlingSpeed
  }
}

/// What a ``SnapRule`` decided.
public struct SnapDecision: Hashable, Sendable {
  /// The content offset to land on, in points.
  public var target: Double
  /// The point there; nil where the view is to rest between points.
  public var point: Int?

  /// Creates a decision.
  public init(target: Double, point: Int?) {
    self.target = target
    self.point = point
  }
}
