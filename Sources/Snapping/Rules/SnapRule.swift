import ScrollPhysics

/// Which of the snap points a release lands on: a choice, and what limits it.
///
/// ```swift
/// var rule = SnapRule.directional(minimumVelocity: 0.25)
/// rule.maximumPoints = 1
/// ```
///
/// The parts compose: the choice names a point, stops on the way come before it, the limit counts from where the drag
/// began, and with a proximity only a near point is taken, unless a stop or the limit has named it. A view that a
/// proximity has left between points may go to a near one when it is touched again.
/// - Source: the choice among points and the rule never to return behind the origin are CSS's (css-scroll-snap-1,
///   "Choosing snap positions").
public struct SnapRule: Hashable, Sendable {
  /// How a point is chosen.
  public enum Choice: Hashable, Sendable {
    /// The point nearest to where the view would come to rest by itself.
    case nearest
    /// For a flick, the nearest point to where the view would come to rest by itself that lies ahead: past the point the
    /// drag began at and past where the finger lifts. The nearest point for releases of a speed up to the minimum.
    case directional(minimumVelocity: Double)
    /// For a flick, a number of points ahead of the one the drag began at, and never behind where the finger lifts. The
    /// nearest point for what is no flick.
    case flick(FlickThresholds)
  }

  /// How a point is chosen.
  public var choice: Choice
  /// Whether a flick is a release faster than the scroll view's slowest fling, instead of the choice's own minimum.
  ///
  /// The presets that have no threshold of their own follow the view's tuning in this way.
  public var flicksAreFlings: Bool
  /// The largest number of points from where the drag began; nil for any.
  ///
  /// A drag that began between two points counts from either. The limit also holds for a finger that has dragged beyond
  /// it: the view returns to it.
  public var maximumPoints: Int?
  /// The items that stop every scroll that would pass them.
  public var stops: SnapStops
  /// How near a point must be to where the view would come to rest by itself; nil for any distance: mandatory snapping.
  public var proximity: SnapProximity?
  /// Whether a view may rest anywhere inside an item longer than the viewport, not only at its two ends.
  ///
  /// A flick into it from an end, too slow to move the view by itself, stays there: it would go no farther than a faster
  /// one.
  public var restsInsideOversizedItems: Bool

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - choice: How a point is chosen.
  ///   - flicksAreFlings: Whether a flick is a release faster than the scroll view's slowest fling.
  ///   - maximumPoints: The largest number of points from where the drag began, at least 1; nil for any.
  ///   - stops: The items that stop every scroll that would pass them.
  ///   - proximity: How near a point must be; nil for any distance.
  ///   - restsInsideOversizedItems: Whether a view may rest anywhere inside an item longer than the viewport.
  public init(
    _ choice: Choice, flicksAreFlings: Bool = false, maximumPoints: Int? = nil, stops: SnapStops = .none,
    proximity: SnapProximity? = nil, restsInsideOversizedItems: Bool = true
  ) {
    precondition(maximumPoints ?? 1 >= 1, "a limit must let a flick go at least one point")
    self.choice = choice
    self.flicksAreFlings = flicksAreFlings
    self.maximumPoints = maximumPoints
    self.stops = stops
    self.proximity = proximity
    self.restsInsideOversizedItems = restsInsideOversizedItems
  }

  /// A flick as the scroll view knows it goes ahead, to the nearest point to where it would come to rest by itself.
  static let directional = SnapRule(
    .directional(minimumVelocity: ScrollTuning.default.minimumFlingSpeed), flicksAreFlings: true)

  /// The nearest point.
  public static let nearest = SnapRule(.nearest)

  /// A flick goes ahead, to the nearest point to where it would come to rest by itself.
  public static func directional(minimumVelocity: Double) -> SnapRule {
    SnapRule(.directional(minimumVelocity: minimumVelocity))
  }

  /// A flick goes a number of points.
  public static func flick(_ thresholds: FlickThresholds) -> SnapRule { SnapRule(.flick(thresholds)) }
}
